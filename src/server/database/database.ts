import type { PGlite } from '@electric-sql/pglite'
import { type DatabaseConnection, Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import { type Ears, listenOnServer } from '../http/listen.ts'
import { turnsOf } from '../turns.ts'
import { BatchingClient } from './batching-client.ts'
import { databaseFolder, emptyCluster, keepCluster, layOutCluster } from './cluster.ts'
import { PipelinedDatabase } from './pipeline.ts'
import { type Watcher, watchConnection } from './slow-statements.ts'
import type { Tables } from './tables.ts'

/** Where stores read and write: the database itself, or the transaction that is open. */
export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  kind: 'postgres' | 'embedded'
  /** Runs a script of several statements on one connection; a transaction that it opened and failed in is rolled back. */
  runScript: (sql: string) => Promise<void>
  /** Listens to a channel until `close`: what a trigger says with pg_notify, in this process or another. */
  listen: (channel: string, ears: Ears) => void
  close: () => Promise<void>
}

/** PostgreSQL's type numbers that must not become a Date or a string. */
const DATE = 1082
const BIGINT = 20

/**
 * Connection settings: generic plans, since statements look rows up by keys and planning costs more than it gains; no
 * JIT, since no statement runs long enough to pay for it.
 */
const SETTINGS = 'set plan_cache_mode = force_generic_plan; set jit = off'

/** How long things may take, in milliseconds; 0 is for ever. */
export interface Patience {
  /** For a connection: a new one, or one that is given back. */
  connection: number
  lock: number
  statement: number
  idleInTransaction: number
}

/** The time-outs of calls. */
const CALLS: Patience = { connection: 5_000, lock: 3_000, statement: 10_000, idleInTransaction: 15_000 }
/** The time-outs of background work. */
const JOBS: Patience = { connection: 15_000, lock: 10_000, statement: 300_000, idleInTransaction: 60_000 }
/** A migration or an import, which somebody watches. */
const COMMAND: Patience = { connection: 15_000, lock: 0, statement: 0, idleInTransaction: 0 }
const PATIENCE = { calls: CALLS, jobs: JOBS, command: COMMAND }

/** How many who write may wait for a connection before the next one is told that the portal is busy. */
const MOST_WRITERS_WAITING = 200
/** Writes use at most so many connections less than the pool has, so that a forgotten lock cannot block reads. */
const CONNECTIONS_FOR_A_FREE_ONE = 4
/**
 * The client-side time-out, so long after the server's `statement_timeout`: a connection that has said nothing by then
 * is dead.
 */
const SILENCE_MS = 2_000
const DAY_MS = 86_400_000

const settingsOf = ({ lock, statement, idleInTransaction }: Patience) =>
  `${SETTINGS}; set lock_timeout = ${lock}; set statement_timeout = ${statement}; ` +
  `set idle_in_transaction_session_timeout = ${idleInTransaction}`

/**
 * The page cache (`shared_buffers`) of the embedded PostgreSQL, allocated at once; the system caches more of its files.
 */
const BUFFERS = 'shared_buffers=32MB'

/**
 * Opens a PostgreSQL server's database. Days arrive as `yyyy-mm-dd`, bigints as numbers. `patience` says for whom it is:
 * for calls that somebody waits for, for the clock's jobs, or for a command that takes as long as it takes.
 */
export function openPostgres(
  url: string,
  options: { connections?: number; patience?: keyof typeof PATIENCE | Patience; slow?: Watcher } = {},
): OpenDatabase {
  const { connections = 10, patience: whose = 'calls', slow } = options
  const patience = typeof whose === 'string' ? PATIENCE[whose] : whose
  const types = new pg.TypeOverrides()
  types.setTypeParser(DATE, (value) => value)
  types.setTypeParser(BIGINT, Number)
  const settings: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max: connections,
    types,
    // A statement need not wait for the answer to the one before it: see `pipeline.ts`.
    pipeline: true,
    Client: BatchingClient,
    // A connection that went silent (a failover, a NAT that forgot it) is found out and dropped.
    keepAlive: true,
    connectionTimeoutMillis: patience.connection,
    ...(patience.statement > 0 && { query_timeout: patience.statement + SILENCE_MS }),
  }
  const pool = new pg.Pool(settings)
  // A pool reconnects at the next statement; the `error` event of an idle client must not end the process. A
  // statement under way fails with its own error.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query(settingsOf(patience)).catch(() => {})
  })
  const writers = Math.max(1, connections - Math.ceil(connections / CONNECTIONS_FOR_A_FREE_ONE))
  const db = new PipelinedDatabase(
    pool,
    turnsOf('connections to write on', {
      width: writers,
      mostWaiting: MOST_WRITERS_WAITING,
      patienceMs: patience.connection,
      retryAfter: 3,
    }),
    slow,
  )
  const listening = listenOnServer(url)
  return {
    db,
    kind: 'postgres',
    runScript: async (script) => {
      const client = await pool.connect()
      const send = (text: string) => client.query({ text, query_timeout: DAY_MS } as pg.QueryConfig)
      try {
        // A migration takes as long as it takes.
        await send(settingsOf(COMMAND))
        await send(script)
      } catch (error) {
        await send('ROLLBACK')
        throw error
      } finally {
        // Destroyed, since its time-outs were changed for the script.
        client.release(true)
      }
    },
    listen: listening.listen,
    close: async () => {
      await listening.close()
      await db.destroy()
      // Scripts go past the query builder, which ends only what it has used itself.
      if (!pool.ended) await pool.end()
    },
  }
}

/** How the embedded engine is started, in the portal and in its tests; beside what it is started with anyway. */
export const engineOptions = (usual: readonly string[]) => ({
  parsers: { [DATE]: (value: string) => value },
  startParams: [...usual, '-c', BUFFERS],
})

/**
 * Opens the embedded PostgreSQL in a folder, or in memory without one. It has one connection: a plain statement
 * waits for the open transaction. It survives a kill, not a power cut, for it never calls fsync.
 */
export async function openEmbedded(dataDir: string | null, slow?: Watcher): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const options = engineOptions(PGlite.defaultStartParams)
  if (!dataDir) return embedded(await PGlite.create({ ...options, loadDataDir: await emptyCluster() }), slow)
  const folder = databaseFolder(dataDir)
  if (await layOutCluster(dataDir)) return embedded(await PGlite.create(folder, options), slow)
  const engine = await PGlite.create(folder, { ...options, loadDataDir: await emptyCluster() })
  keepCluster(dataDir)
  return embedded(engine, slow)
}

/** Wraps an engine that already runs (the tests start theirs from a snapshot). */
export function embedded(engine: PGlite, slow?: Watcher): OpenDatabase {
  const onCreateConnection = async (connection: DatabaseConnection) => {
    if (slow) watchConnection(connection, slow)
  }
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine, onCreateConnection }) })
  return {
    db,
    kind: 'embedded',
    runScript: async (script) => {
      try {
        await engine.exec(script)
      } catch (error) {
        await engine.exec('ROLLBACK')
        throw error
      }
    },
    // There is one process only, so no notification can be missed.
    listen: (channel, ears) => void engine.listen(channel, ears.heard).then(ears.hearing),
    close: async () => {
      await db.destroy()
      if (!engine.closed) await engine.close()
    },
  }
}
