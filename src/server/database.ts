import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import { type Ears, listenOnServer } from './listen.ts'
import { PipelinedDatabase } from './pipeline.ts'
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
 * What a connection says of itself. Statements ask by keys: one plan is as good for these values as for any, and planning
 * takes longer than most of what is planned. None runs so long that compiling it would pay.
 */
const SETTINGS = 'set plan_cache_mode = force_generic_plan; set jit = off'

/** What the embedded PostgreSQL keeps of its files; it takes all of this at once. The system keeps more of them. */
const BUFFERS = 'shared_buffers=32MB'

/** Opens a PostgreSQL server's database. Days arrive as `yyyy-mm-dd`, bigints as numbers. */
export function openPostgres(url: string, options: { connections?: number } = {}): OpenDatabase {
  const types = new pg.TypeOverrides()
  types.setTypeParser(DATE, (value) => value)
  types.setTypeParser(BIGINT, Number)
  // A statement need not wait for the answer to the one before it: see `pipeline.ts`.
  const settings: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max: options.connections ?? 10,
    types,
    pipeline: true,
  }
  const pool = new pg.Pool(settings)
  // A connection that the server drops is opened anew at the next statement; it must not end the process. What was under
  // way on it is told by its own error.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query(SETTINGS).catch(() => {})
  })
  const db = new PipelinedDatabase(pool)
  const stops: (() => Promise<void>)[] = []
  return {
    db,
    kind: 'postgres',
    runScript: async (script) => {
      const client = await pool.connect()
      try {
        await client.query(script)
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      } finally {
        client.release()
      }
    },
    listen: (channel, ears) => stops.push(listenOnServer(url, channel, ears)),
    close: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await db.destroy()
      // Scripts go past the query builder, which ends only what it has used itself.
      if (!pool.ended) await pool.end()
    },
  }
}

/**
 * Opens the embedded PostgreSQL in a folder, or in memory without one. It has one connection: a plain statement
 * waits for the open transaction. It survives a kill, not a power cut, for it never calls fsync.
 */
export async function openEmbedded(dataDir: string | null): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const startParams = [...PGlite.defaultStartParams, '-c', BUFFERS]
  const options = { parsers: { [DATE]: (value: string) => value }, startParams }
  if (!dataDir) return embedded(await PGlite.create({ ...options, loadDataDir: await emptyCluster() }))
  mkdirSync(dataDir, { recursive: true })
  const folder = join(dataDir, 'database')
  const unfinished = join(dataDir, 'database.unfinished')
  // Killed while it was laid out: nothing can be stored in it yet.
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  if (existsSync(folder)) return embedded(await PGlite.create(folder, options))
  writeFileSync(unfinished, '')
  const engine = await PGlite.create(folder, { ...options, loadDataDir: await emptyCluster() })
  rmSync(unfinished)
  return embedded(engine)
}

/** An empty cluster, as initdb lays it out: to unpack it takes a fifth of the time that running initdb does. */
export async function emptyCluster(): Promise<Blob> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs')
  return dataDir()
}

/** Wraps an engine that already runs (the tests start theirs from a snapshot). */
export function embedded(engine: PGlite): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine }) })
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
    // The one process that there is misses nothing.
    listen: (channel, ears) => void engine.listen(channel, ears.heard).then(ears.hearing),
    close: async () => {
      await db.destroy()
      if (!engine.closed) await engine.close()
    },
  }
}
