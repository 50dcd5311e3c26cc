import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubDatabase } from '../../portal/server/testing.ts'
import type { OpenDatabase } from './database.ts'

/** What the released version sends (`npm run release`): it goes on running while the next one has migrated (decision 0062). */
const FOLDER = new URL('../../../database/released/', import.meta.url)
const released = readdirSync(FOLDER).map(
  (name) =>
    JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { version: string; statements: string[] },
)

let database: OpenDatabase
beforeAll(async () => {
  database = await clubDatabase('embedded')
})
afterAll(() => database.close())

/** Why each statement cannot be sent to this schema; none where all can. */
async function faultsOf(statements: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND is_nullable = 'NO' AND column_default IS NULL
       AND is_identity = 'NO' AND is_generated = 'NEVER'
     GROUP BY table_name`.execute(database.db)
  const needed = new Map(rows.map(({ name, columns }) => [name, columns]))
  const faults: string[] = []
  for (const text of statements) {
    const prepared = `PREPARE released AS ${text}; DEALLOCATE released`
    await database.runScript(prepared).catch((error) => faults.push(`${(error as Error).message}: ${text}`))
    for (const [, table = '', columns = ''] of text.matchAll(/insert\s+into\s+"?(\w+)"?\s*\(([^)]*)\)/gi)) {
      const given = columns.split(',').map((column) => column.trim().replaceAll('"', ''))
      for (const column of needed.get(table) ?? [])
        if (!given.includes(column)) faults.push(`${table}.${column} is wanted: ${text}`)
    }
  }
  return faults
}

test('one version is released, with the statements of every slice', () => {
  expect(released.map(({ version }) => version)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  const all = released[0]?.statements ?? []
  expect(all.length).toBeGreaterThan(300)
  for (const table of [
    'sessions',
    'bookings',
    'orders',
    'outbox',
    'room_nights',
    'maintenance_requests',
    'executive_reports',
  ])
    expect(
      all.some((text) => new RegExp(`\\b${table}\\b`).test(text)),
      table,
    ).toBe(true)
})

test.each(released)('version $version goes on running on the new schema', async ({ statements }) => {
  expect(await faultsOf(statements)).toEqual([])
})

test.each([
  [
    'a column that is renamed',
    'ALTER TABLE outbox RENAME COLUMN sent_at TO went_at',
    'ALTER TABLE outbox RENAME COLUMN went_at TO sent_at',
  ],
  [
    'a table that is renamed',
    'ALTER TABLE orders RENAME TO orders_new',
    'ALTER TABLE orders_new RENAME TO orders',
  ],
  [
    'a new column that must be given',
    'ALTER TABLE sessions ADD COLUMN place text; UPDATE sessions SET place = $$x$$; ALTER TABLE sessions ALTER COLUMN place SET NOT NULL',
    'ALTER TABLE sessions DROP COLUMN place',
  ],
])('%s is found', async (_, breaks, mends) => {
  await database.runScript(breaks)
  try {
    expect((await faultsOf(released[0]?.statements ?? [])).length).toBeGreaterThan(0)
  } finally {
    await database.runScript(mends)
  }
})
