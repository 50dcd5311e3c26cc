import type { FastifyInstance } from 'fastify'
import { todayIn } from '../kernel/day.ts'
import { hashPassword } from '../membership/server/hash.ts'
import { rememberSessions } from '../membership/server/remembered-sessions.ts'
import { buildApp } from './app.ts'
import { buildWeb } from './build-web.ts'
import { compressWeb } from './compress-web.ts'
import type { Config } from './config.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from './database.ts'
import { openFiles } from './files/open-files.ts'
import { HANDLERS, HEALTH_CHECKS, MOUNTS, REFUSAL_WORDS, WORKS } from './handlers.ts'
import { reach } from './health.store.ts'
import { startJobs } from './jobs.ts'
import { lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import { mailSender } from './send-mail.ts'
import { VERSION } from './version.ts'
import { readWebFiles, WEB_FOLDER } from './web-files.ts'
import type { WorkParts } from './works.ts'

/** The password of everyone in the demo club. */
const DEMO_PASSWORD = 'veranda-demo'
const DEMO_SEED = 20_170

interface Started {
  ok: true
  app: FastifyInstance
  database: OpenDatabase
  demo: boolean
  /** Ends the work in hand, then everything. */
  stop: () => Promise<void>
}

/**
 * Brings the portal up: the data folder is taken, the schema brought up to date, an empty database filled with the
 * demo club where that is wanted, the web built where it is missing, and the port opened.
 */
export async function start(
  config: Config,
  clock: () => Date = () => new Date(),
): Promise<Started | { ok: false; fault: string }> {
  const lock = lockFolder(config.dataDir)
  if (!lock && !config.databaseUrl) {
    return {
      ok: false,
      fault: `Another Veranda already runs on the folder “${config.dataDir}”. End it, or set DATA_DIR to another folder.`,
    }
  }
  const building = buildWeb()
  const opening = await openDatabase(config)
  if (!opening.ok) {
    lock?.release()
    return opening
  }
  const { database } = opening

  await migrate(database)
  const demo = config.demo && (await fillIfEmpty(database, clock()))
  const built = await building
  if (!built.ok) {
    await database.close()
    lock?.release()
    return built
  }

  const files = await openFiles(config)
  const app = await buildApp({
    config,
    database,
    files,
    clock,
    sessions: rememberSessions(database),
    handlers: HANDLERS,
    mounts: MOUNTS,
    words: REFUSAL_WORDS,
    checks: HEALTH_CHECKS,
    web: readWebFiles(config, VERSION),
  })
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await database.close()
    lock?.release()
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    return {
      ok: false,
      fault: `Port ${config.port} is taken. End what uses it, or set PORT to another number.`,
    }
  }
  const jobs = startJobs({
    db: database.db,
    files,
    config,
    clock,
    log: app.log,
    send: mailSender(config, app.log),
    works: WORKS,
  })
  let stopping = false
  const filling = demo ? fillFiles({ db: database.db, files, clock, log: app.log }, () => stopping) : null
  const compressing = compressWeb(WEB_FOLDER, () => stopping).catch((error) =>
    app.log.warn({ err: error }, 'the portal’s files could not be compressed; they are sent as they are'),
  )
  return {
    ok: true,
    app,
    database,
    demo,
    stop: async () => {
      stopping = true
      await app.close()
      await jobs.stop()
      await Promise.all([filling, compressing])
      await database.close()
      lock?.release()
    },
  }
}

async function openDatabase(
  config: Config,
): Promise<{ ok: true; database: OpenDatabase } | { ok: false; fault: string }> {
  if (!config.databaseUrl) return { ok: true, database: await openEmbedded(config.dataDir) }
  const database = openPostgres(config.databaseUrl)
  try {
    await reach(database.db)
    return { ok: true, database }
  } catch (error) {
    await database.close()
    const { hostname, port, pathname } = new URL(config.databaseUrl)
    // Never the whole address: it holds a password.
    return {
      ok: false,
      fault: `The database ${pathname.slice(1)} at ${hostname}:${port || 5432} does not answer: ${(error as Error).message}`,
    }
  }
}

/** Fills an empty database with the demo club. True when the club in it is the demo. */
async function fillIfEmpty({ db }: OpenDatabase, now: Date): Promise<boolean> {
  // A club of its own never needs these: they load only here.
  const { fillDemoClub, isEmpty } = await import('../demo/server/fill-club.ts')
  if (!(await isEmpty(db))) return true
  await fillDemoClub(db, {
    today: todayIn('America/Cancun', now),
    seed: DEMO_SEED,
    passwordHash: await hashPassword(DEMO_PASSWORD),
  })
  return true
}

/** The demo club's documents take seconds to make: they come while the portal is open, and none of them is needed. */
async function fillFiles(
  { db, files, clock, log }: Pick<WorkParts, 'db' | 'files' | 'clock' | 'log'>,
  isStopping: () => boolean,
): Promise<void> {
  try {
    const { fillDemoFiles } = await import('../demo/server/fill-files.ts')
    const made = await fillDemoFiles(db, files, { now: clock(), isStopping })
    if (made > 0) log.info({ made }, 'the demo club has its documents')
  } catch (error) {
    log.error({ err: error }, 'the demo club’s documents could not be made')
  }
}
