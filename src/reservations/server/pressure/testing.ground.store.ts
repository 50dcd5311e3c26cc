import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { clubSnapshot } from '../../../portal/server/testing.snapshot.ts'
import { type BOTH_ENGINES, clubDatabase } from '../../../portal/server/testing.ts'
import { embedded, type OpenDatabase, openEmbedded } from '../../../server/database/database.ts'

/** A database that outlives the program, and the environment in which the program finds it. */
interface Ground {
  env: Record<string, string>
  /** Whether it can be looked into while the program runs. */
  isShared: boolean
  /** Opens it once the program has ended. */
  open: () => Promise<OpenDatabase>
  clear: () => Promise<void>
}

/** A new club on one of both engines. */
export async function groundOf(engine: (typeof BOTH_ENGINES)[number]): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-crash-'))
  const forget = () => rmSync(folder, { recursive: true, force: true })
  const env = { DATA_DIR: folder, DEMO: 'off', API_TOKEN: randomBytes(16).toString('hex') }
  if (engine === 'embedded') {
    const snapshot = await clubSnapshot()
    const database = embedded(await PGlite.create(join(folder, 'database'), { loadDataDir: snapshot }))
    await database.close()
    return { env, isShared: false, open: () => openEmbedded(folder), clear: async () => forget() }
  }
  const database = await clubDatabase('postgres')
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(database.db)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${rows[0]!.name}`
  return {
    env: { ...env, DATABASE_URL: url.href },
    isShared: true,
    open: async () => ({ ...database, close: async () => {} }),
    clear: async () => {
      await database.close()
      forget()
    },
  }
}

/** So much later after each start the embedded engine's program is killed (milliseconds): nobody else can look into its database. */
const LATER_MS = 700

/**
 * Kills a program once the database shows that it has come so far, or after half a minute; on the embedded engine, whose database no
 * second process may open, at a later moment of each start.
 */
export async function killOnce(
  program: { kill: () => Promise<void> },
  place: Pick<Ground, 'open' | 'isShared'>,
  { start, reached }: { start: number; reached: (db: OpenDatabase['db']) => Promise<boolean> },
): Promise<void> {
  if (place.isShared) {
    const { db } = await place.open()
    const until = Date.now() + 30_000
    while (Date.now() < until && !(await reached(db))) await new Promise((resolve) => setTimeout(resolve, 2))
  } else await new Promise((resolve) => setTimeout(resolve, start * LATER_MS))
  await program.kill()
}
