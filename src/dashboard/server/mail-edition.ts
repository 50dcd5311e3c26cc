import { LANGUAGES } from '../../kernel/language.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { readClubDay } from '../../membership/server/club-day.store.ts'
import { readyPhotos } from '../../photos/server/photos.store.ts'
import type { Deed } from '../../server/http/handle.ts'
import { enqueueAll } from '../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import { notePublication } from '../../server/publications.store.ts'
import { lackingTexts, newsletterState } from '../newsletter.ts'
import type {
  listFailedMails as listFailed,
  publishEdition as publish,
  stopMailing as stop,
  testEdition as test,
} from '../publish.endpoints.ts'
import { DASHBOARD_MAILS } from './mails.ts'
import {
  countReaders,
  listGivenUp,
  noteTest,
  planMail,
  readTester,
  stopMail,
} from './newsletter-mailings.store.ts'
import { lockEdition, publishRows, readLetter } from './publish.store.ts'

/** Publishes a draft as it is saved, with the hour of its mail or without one; the mails are background work. */
export const publishEdition: Deed<typeof publish> = async ({ body }, { db, now, caller, afterCommit }) => {
  const { edition, version, day, mail } = body
  const before = await lockEdition(db, edition)
  if (!before) return refused('NOT_FOUND')
  const noted = { kind: 'newsletter', subject: edition, deed: 'published', version } as const
  if (before.status || !(await notePublication(db, noted, caller.session.adminId, now)))
    return refused('CHANGED_MEANWHILE')
  const letter = await readLetter(db, edition)
  if (lackingTexts(letter).length > 0) return refused('LETTER_LACKS_TEXTS')
  const wanting = await readyPhotos(db, { pictures: [letter.picture], texts: [], isOut: true })
  if (wanting) return refused(wanting)
  await publishRows(db, edition, day)
  await planMail(db, edition, { byMail: mail !== null, leavesAt: mail ?? '00:00' })
  const byMail = await countReaders(db, edition)
  if (byMail) afterCommit(wakeJobs)
  return done({ data: { state: newsletterState({ status: true, day }, await readClubDay(db, now)), byMail } })
}

/** Mails a draft in both languages to the one of the desk who asks. An edition that is out is tested no more. */
export const testEdition: Deed<typeof test> = async (
  { body: { edition } },
  { db, now, config, caller, afterCommit },
) => {
  const before = await lockEdition(db, edition)
  const { adminId } = caller.session
  const tester = adminId === null ? null : await readTester(db, adminId)
  if (!before || adminId === null || !tester) return refused('NOT_FOUND')
  const letter = await readLetter(db, edition)
  if (lackingTexts(letter).length > 0) return refused('LETTER_LACKS_TEXTS')
  const link = `${config.publicUrl}/desk/publish?show=newsletters&edit=${edition}`
  const mails = LANGUAGES.map((language) => ({
    kind: 'newsletter-test' as const,
    recipient: tester.email,
    language,
    content: { name: tester.name, title: letter.title[language], summary: letter.summary[language], link },
  }))
  await enqueueAll(db, DASHBOARD_MAILS, mails, now)
  await noteTest(db, edition, adminId, now)
  afterCommit(wakeJobs)
  return done({ data: { to: tester.email, at: now.toISOString() } })
}

/** Stops the mail of a newsletter that has not left; the work that writes the mails waits for the same lock. */
export const stopMailing: Deed<typeof stop> = async ({ body: { edition, version } }, { db, now, caller }) => {
  const before = await lockEdition(db, edition)
  if (!before) return refused('NOT_FOUND')
  const noted = { kind: 'newsletter', subject: edition, deed: 'changed', version } as const
  if (!before.status || !(await notePublication(db, noted, caller.session.adminId, now)))
    return refused('CHANGED_MEANWHILE')
  return (await stopMail(db, edition)) ? done({}) : refused('MAIL_ALREADY_LEFT')
}

/** Who did not get a newsletter by mail, and why. */
export const listFailedMails: Deed<typeof listFailed> = async ({ query: { edition } }, { db }) =>
  done({ data: await listGivenUp(db, edition) })
