import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { StartFault } from '../boot/start-fault.ts'
import type { Database, OpenDatabase } from './database.ts'
import { LOCKS } from './locks.ts'
import { readServerFacts } from './server-fault.store.ts'
import { serverFault } from './server-fault.ts'

const FOLDER = new URL('../../../database/migrations/', import.meta.url)

export interface Migration {
  name: string
  text: string
}

/** The migrations in order. A landed one never changes. */
export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

const ALREADY_RAN = 'VR001'
const OWN_TABLE = `CREATE TABLE IF NOT EXISTS migrations (
  name text PRIMARY KEY, hash text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now());`

/**
 * Brings the schema up to date, each migration in its own transaction, and answers the names of those that ran.
 * Several processes may start at once: a lock in the database lets one migrate while the others wait. A database that is unfit (an
 * encoding without Unicode, a replica) is refused before anything is made in it. A schema that a newer
 * version has brought up to date is refused, unless somebody goes back on purpose (`NEWER_SCHEMA`, decision 0062); then
 * `tellNewer` hears of the newest migration that is not known here.
 */
export async function migrate(
  database: OpenDatabase,
  migrations = readMigrations(),
  {
    acceptsNewer = false,
    tellNewer = () => {},
  }: { acceptsNewer?: boolean; tellNewer?: (name: string) => void } = {},
): Promise<string[]> {
  await refuseUnfit(database.db)
  await database.runScript(`BEGIN; SELECT pg_advisory_xact_lock(${LOCKS.migrate}); ${OWN_TABLE} COMMIT;`)
  const known = await ranBefore(database)
  const newer = [...known.keys()].filter((name) => !migrations.some((one) => one.name === name)).sort()
  if (newer.length > 0 && !acceptsNewer)
    throw new StartFault(
      `A newer Veranda has brought this database up to date (${newer.at(-1)}). Start that version, or restore a backup from before it. The version just before it goes on with NEWER_SCHEMA=accept.`,
    )
  const [newest] = newer.slice(-1)
  if (newest) tellNewer(newest)
  const ran: string[] = []
  for (const migration of migrations) {
    const hash = hashOf(migration)
    const before = known.get(migration.name)
    if (before && before !== hash)
      throw new StartFault(
        `The migration ${migration.name} has changed since it ran here. Restore it and write a new one.`,
      )
    if (!before && (await runOnce(database, migration.name, migration.text, hash))) ran.push(migration.name)
  }
  return ran
}

/**
 * Makes a schema on a server within a transaction, for rows that come in with it and bring the list of what ran.
 * `isFree` throws where there is something already; it is asked once nobody else migrates.
 */
export async function migrateInside(
  trx: Database,
  migrations: readonly Migration[],
  isFree: () => Promise<void>,
): Promise<void> {
  await refuseUnfit(trx)
  await sql.raw(`SELECT pg_advisory_xact_lock(${LOCKS.migrate})`).execute(trx)
  await isFree()
  // Each is many statements: a server takes them in one where there are no values beside them.
  for (const text of [OWN_TABLE, ...migrations.map((one) => one.text)]) await sql.raw(text).execute(trx)
}

async function refuseUnfit(db: Database): Promise<void> {
  const fault = serverFault(await readServerFacts(db))
  if (fault) throw new StartFault(fault)
}

/** Whether a migration is another than the one of this hash. */
export function unlike(migration: Migration, hash: string): boolean {
  return hashOf(migration) !== hash
}

function hashOf({ text }: Migration): string {
  return createHash('sha256').update(text).digest('hex')
}

async function ranBefore({ db }: OpenDatabase): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; hash: string }>`SELECT name, hash FROM migrations`.execute(db)
  return new Map(rows.map((row) => [row.name, row.hash]))
}

/** False when another process ran it while this one waited for the lock. */
async function runOnce(database: OpenDatabase, name: string, text: string, hash: string): Promise<boolean> {
  try {
    // One script, for a migration is many statements and only scripts may hold many. Name and hash are ours.
    await refuseUnfit(database.db)
    await database.runScript(`BEGIN; SELECT pg_advisory_xact_lock(${LOCKS.migrate});
      DO $$ BEGIN
        IF EXISTS (SELECT FROM migrations WHERE name = '${name}') THEN
          RAISE EXCEPTION 'already ran' USING ERRCODE = '${ALREADY_RAN}';
        END IF;
      END $$;
      ${text}
      INSERT INTO migrations (name, hash) VALUES ('${name}', '${hash}');
      COMMIT;`)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === ALREADY_RAN) return false
    throw error
  }
}
