import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubDatabase } from '../../portal/server/testing.ts'
import type { OpenDatabase } from '../database/database.ts'

// On the embedded engine nobody else takes the numbers of transactions.
let database: OpenDatabase
beforeAll(async () => {
  database = await clubDatabase('embedded')
})
afterAll(() => database.close())

test.each([
  ['catalogue_version', 'UPDATE products SET active = active WHERE id = 1'],
  ['club_news_version', 'UPDATE newsletters SET title = title WHERE id = 1'],
])(
  '%s: a change is counted whatever a restore has brought of another server’s transactions',
  async (table, change) => {
    const version = async () => {
      const { rows } = await sql<{ version: number }>`SELECT version FROM ${sql.table(table)}`.execute(
        database.db,
      )
      return rows[0]?.version ?? 0
    }
    const before = await version()
    await database.runScript(`UPDATE ${table} SET counted_in = txid_current() + 1`)
    await database.runScript(change)
    expect(await version()).toBe(before + 1)
    // Of one transaction everything counts as one.
    await database.runScript(`BEGIN; ${change}; ${change}; COMMIT`)
    expect(await version()).toBe(before + 2)
  },
)
