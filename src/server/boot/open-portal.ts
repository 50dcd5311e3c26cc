import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { FileMaker } from '../../demo/server/make-files.ts'
import { todayIn } from '../../kernel/day.ts'
import { hashPassword } from '../../membership/server/sign-in/hash.ts'
import { isPage } from '../../portal/pages.ts'
import { type Portal, putTogether } from '../../portal/server/put-together.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { REPLICA_PATIENCE, type Replicas, watchReplicas } from '../database/replicas.ts'
import { type SlowStatements, slowStatements } from '../database/slow-statements.ts'
import { openFiles } from '../files/open-files.ts'
import { compressWeb } from '../http/answers/compress-web.ts'
import { readWebFiles, WEB_FOLDER } from '../http/answers/web-files.ts'
import type { WorkParts } from '../jobs/works.ts'
import { openSpans } from '../tracing/open-spans.ts'
import type { Built } from './build-web.ts'
import { addressAt, type Config } from './config.ts'
import { reach } from './health.store.ts'
import { faultOfListening } from './start-fault.ts'
import { VERSION } from './version.ts'

/** The password of everyone in the demo club. */
const DEMO_PASSWORD = 'veranda-demo'
const DEMO_SEED = 20_170

/** The pool size of background work; the outbox has one connection more. */
const JOB_CONNECTIONS = 3

export interface OpenedPortal {
  ok: true
  app: FastifyInstance
  database: OpenDatabase
  demo: boolean
  /** Makes `/ready` fail from now on: new calls had better go to another process. */
  drain: () => void
  /** Ends the work in hand, then everything. */
  stop: () => Promise<void>
}

export interface OpenParts {
  config: Config
  clock: () => Date
  /** The build of the web, which goes on in a process of its own. */
  building: Promise<Built>
  /** Tells whoever waits what is being made. */
  tell: (line: string) => void
  /** Where the log goes; the standard output without it. */
  log?: { write: (line: string) => void } | undefined
}

/**
 * Opens the portal: the schema is brought up to date, an empty database filled with the demo club where that is wanted,
 * and the port opened. What nobody has to wait for is made after that: the compressed files, the demo's documents.
 */
export async function openPortal({
  config,
  clock,
  building,
  tell,
  log,
}: OpenParts): Promise<OpenedPortal | { ok: false; fault: string }> {
  const spans = await openSpans(config)
  const slow = slowStatements(config.slowStatementMs, spans)
  const opening = await openDatabase(config, slow)
  if (!opening.ok) return opening
  const { database } = opening

  const { demo, newer } = await bringUpToDate(database, { config, clock, tell })
  const files = await openFiles(config)
  // A club of its own never needs it: it loads when a promised file is opened.
  let maker: Promise<FileMaker> | null = null
  const openMaker = () => {
    maker ??= import('../../demo/server/make-files.ts').then(({ fileMaker }) => fileMaker(database.db, files))
    return maker
  }
  const built = await building
  if (!built.ok) {
    await database.close()
    return built
  }

  const replicas = config.databaseReadUrls.length > 0 ? openReplicas(config, database, slow) : undefined
  let draining = false
  const { app, startJobs } = await putTogether({
    config,
    database,
    files,
    clock,
    isDraining: () => draining,
    checks: [{ name: 'schema', ok: async () => newer === null }],
    makeFile: async (key) => (await openMaker()).make(key),
    web: readWebFiles(config, VERSION, isPage),
    slow,
    spans,
    ...(replicas && { replicas }),
    ...(log && { log }),
  })
  const fault = await listen(app, config)
  if (fault) {
    await replicas?.close()
    await database.close()
    return { ok: false, fault }
  }
  if (newer)
    app.log.warn(
      { migration: newer },
      'a newer Veranda has brought the schema up to date; this one runs on it all the same',
    )
  let stopping = false
  const isStopping = () => stopping
  const jobs = beginJobs(startJobs, { config, database, slow })
  const making = demo ? makeRest(openMaker(), app.log, isStopping) : null
  const compressing = compressRest(app.log, isStopping)
  return {
    ok: true,
    app,
    database,
    demo,
    drain: () => {
      draining = true
    },
    stop: async () => {
      stopping = true
      await app.close()
      await jobs.stop()
      await Promise.all([making, compressing])
      await replicas?.close()
      await database.close()
      await spans.close()
    },
  }
}

/**
 * Brings the schema up to date, and fills an empty database where a demo is wanted. On a connection of its own, which waits
 * for as long as another process is at it. `newer` is a migration of a newer version that ran here.
 */
async function bringUpToDate(
  database: OpenDatabase,
  { config, clock, tell }: Pick<OpenParts, 'config' | 'clock' | 'tell'>,
) {
  const patient = config.databaseUrl
    ? openPostgres(config.databaseUrl, { connections: 1, patience: 'command' })
    : database
  let newer: string | null = null
  const ran = await migrate(patient, undefined, {
    acceptsNewer: config.acceptsNewerSchema,
    tellNewer: (name) => {
      newer = name
    },
  })
  if (ran.length > 0) tell(`The tables are up to date (${ran.length} migrations).`)
  const demo = config.demo && (await fillIfEmpty(patient, clock(), tell))
  if (patient !== database) await patient.close()
  return { demo, newer: newer as string | null }
}

/** Opens the port. A sentence where the system refuses it. */
async function listen(app: FastifyInstance, config: Config): Promise<string | null> {
  try {
    // Fastify's own line about it would come before ours.
    app.log.level = 'silent'
    await app.listen({ port: config.port, host: config.host })
    app.log.level = config.logLevel
    settleAddress(app, config)
    return null
  } catch (error) {
    const fault = faultOfListening(error, config)
    if (!fault) throw error
    return fault
  }
}

/** Begins the background work. Three pools: calls, background work, and the outbox; none waits for a connection of another. */
function beginJobs(
  startJobs: Portal['startJobs'],
  { config, database, slow }: { config: Config; database: OpenDatabase; slow: SlowStatements },
): { stop: () => Promise<void> } {
  const aside = (connections: number) =>
    config.databaseUrl ? openPostgres(config.databaseUrl, { connections, patience: 'jobs', slow }) : database
  const ofJobs = aside(JOB_CONNECTIONS)
  const ofMails = aside(1)
  const jobs = startJobs({ db: ofJobs.db, outbox: ofMails.db })
  return {
    stop: async () => {
      await jobs.stop()
      for (const one of [ofJobs, ofMails]) if (one !== database) await one.close()
    },
  }
}

/** A port that the system has chosen is known only now, and links in mails name it. */
function settleAddress({ server }: FastifyInstance, config: Config): void {
  if (config.publicUrl === addressAt(config.host, 0))
    config.publicUrl = addressAt(config.host, (server.address() as AddressInfo).port)
}

async function openDatabase(
  config: Config,
  slow: SlowStatements,
): Promise<{ ok: true; database: OpenDatabase } | { ok: false; fault: string }> {
  if (!config.databaseUrl) return { ok: true, database: await openEmbedded(config.dataDir, slow) }
  const database = openPostgres(config.databaseUrl, { connections: config.databaseConnections, slow })
  try {
    await reach(database.db)
    return { ok: true, database }
  } catch (error) {
    await database.close()
    const { hostname, port, pathname } = new URL(config.databaseUrl)
    // Never the whole address: it holds a password.
    return {
      ok: false,
      fault: `DATABASE_URL: the database ${pathname.slice(1)} at ${hostname}:${port || 5432} does not answer: ${(error as Error).message}`,
    }
  }
}

/** A replica that cannot be reached does not stop the start: its lag is checked each second. */
function openReplicas(config: Config, { db }: OpenDatabase, slow: SlowStatements): Replicas {
  const opened = config.databaseReadUrls.map((url) => ({
    name: new URL(url).host,
    database: openPostgres(url, {
      connections: config.databaseConnections,
      patience: REPLICA_PATIENCE,
      slow,
    }),
  }))
  const replicas = watchReplicas(db, opened)
  void replicas.look()
  return replicas
}

/** Fills an empty database with the demo club. True when the club in it is the demo. */
async function fillIfEmpty({ db, kind }: OpenDatabase, now: Date, tell: OpenParts['tell']): Promise<boolean> {
  // A club of its own never needs these: they load only here.
  const { fillDemoClub, isEmpty } = await import('../../demo/server/fill-club.ts')
  const { promiseDemoFiles } = await import('../../demo/server/promise-files.ts')
  if (!(await isEmpty(db))) {
    // What a start that was killed, or an earlier version, has left out.
    await promiseDemoFiles(db, now)
    return true
  }
  tell('Filling in the demo club …')
  const club = {
    today: todayIn('America/Cancun', now),
    seed: DEMO_SEED,
    passwordHash: await hashPassword(DEMO_PASSWORD),
  }
  await fillDemoClub(db, club, { trusted: kind === 'embedded' })
  await promiseDemoFiles(db, now)
  return true
}

/** What of the demo club takes long is made while the portal is open. None of it is waited for but what is asked for. */
async function makeRest(
  maker: Promise<FileMaker>,
  log: WorkParts['log'],
  isStopping: () => boolean,
): Promise<void> {
  try {
    const { waiting, makeAll } = await maker
    const files = await waiting()
    if (files > 0)
      log.info({ files }, 'the demo club’s documents are being made, each at once when it is opened')
    const made = await makeAll(isStopping)
    if (made > 0) log.info({ made }, 'the demo club’s documents are made')
  } catch (error) {
    log.error(
      { err: error },
      'the demo club’s documents could not be made; each is tried again when it is opened',
    )
  }
}

async function compressRest(log: WorkParts['log'], isStopping: () => boolean): Promise<void> {
  try {
    const files = await compressWeb(WEB_FOLDER, isStopping)
    if (files > 0) log.info({ files }, 'the portal’s files are compressed')
  } catch (error) {
    log.warn({ err: error }, 'the portal’s files could not be compressed; they are sent as they are')
  }
}
