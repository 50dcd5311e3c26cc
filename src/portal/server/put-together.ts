import type { FastifyInstance } from 'fastify'
import { keepBrand } from '../../admin/server/settings/keep-brand.ts'
import { keepOfferedPayments } from '../../admin/server/settings/payment-settings.ts'
import { keepMark } from '../../admin/server/settings/wear-mark.ts'
import { noteFile } from '../../membership/server/access/note-file.ts'
import { rememberSessions } from '../../membership/server/sign-in/remembered-sessions.ts'
import { keepCalendarDomain } from '../../server/boot/calendar-domain.store.ts'
import type { Database } from '../../server/database/database.ts'
import { type AppParts, buildApp } from '../../server/http/app.ts'
import { heldAnswersWork } from '../../server/http/held/perform-held.ts'
import { type Jobs, startJobs } from '../../server/jobs/jobs.ts'
import { freshenBy } from '../../server/mail/freshen.ts'
import { mailHostReach, mailSender } from '../../server/mail/send-mail.ts'
import { readMailSender } from '../../server/mail/sender.store.ts'
import { HANDLERS, HEALTH_CHECKS, MOUNTS, QUEUES, REFUSAL_WORDS, WORKS } from './handlers.ts'
import { cleanUp } from './housekeeping.ts'
import { MAILS } from './mails.ts'

/** What one portal has otherwise than another: its database, files, clock and web, and what of the rest it wants. */
interface PortalParts
  extends Omit<AppParts, 'handlers' | 'mounts' | 'words' | 'queues' | 'noteFile' | 'sessions'> {
  /** The database keeps the sessions, and the process a cache of them; without a cache where this hands in its own. */
  sessions?: AppParts['sessions']
}

/** Which connections background work has: its own pools where the server has room for them, else those of the calls. */
interface JobDatabases {
  db: Database
  outbox: Database
}

/** The application with all the slices in it, not yet listening. */
export interface Portal {
  app: FastifyInstance
  /** Begins the background work: mails, the slices' work and the housekeeping. */
  startJobs: (databases?: JobDatabases) => Jobs
  /** Does the slices' background work once, all of it, one after the other. */
  workOnce: () => Promise<void>
}

/** Puts the slices' parts into the building: for the program, the tests, the journeys and the bench. */
export async function putTogether({ checks = [], ...parts }: PortalParts): Promise<Portal> {
  const { config, database, files, clock, spans } = parts
  config.calendarDomain = await keepCalendarDomain(database.db, config.publicUrl)
  const app = await buildApp({
    ...parts,
    sessions: parts.sessions ?? rememberSessions(database),
    handlers: HANDLERS,
    mounts: MOUNTS,
    words: REFUSAL_WORDS,
    checks: [...HEALTH_CHECKS, ...checks],
    queues: QUEUES,
    noteFile,
  })
  await keepBrand(config, database, (error) =>
    app.log.error({ err: error }, 'the club’s brand could not be read anew'),
  )
  await keepMark(config, database, (error) =>
    app.log.error({ err: error }, 'the club’s logo could not be read anew'),
  )
  await keepOfferedPayments(config, database, (error) =>
    app.log.error({ err: error }, 'the ways of paying could not be read anew'),
  )
  const works = [...WORKS, heldAnswersWork(app.building, HANDLERS)]
  const around = { files, config, clock, log: app.log, ...(spans && { spans }) }
  return {
    app,
    startJobs: (databases = { db: database.db, outbox: database.db }) =>
      startJobs({
        ...around,
        ...databases,
        send: mailSender(config, app.log, MAILS, () => readMailSender(databases.outbox)),
        freshen: freshenBy(MAILS),
        reachMailHost: mailHostReach(config),
        works,
        tidy: cleanUp,
      }),
    workOnce: async () => {
      for (const one of works) await one.run({ ...around, db: database.db, isStopping: () => false })
    },
  }
}
