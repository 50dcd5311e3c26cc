import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubDatabase, ENGINES } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_NOW } from '../../../server/testing.day.ts'
import { settleStays } from './settle-stays.store.ts'

describe.each(ENGINES)('stays that have happened, on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await clubDatabase(engine)
    // What is due on the tests' day already is not what is looked at here.
    await settleStays(database.db, TEST_NOW)
  })
  afterAll(() => database.close())

  interface Stay {
    id: number
    contract: number
    out: string
    nights: number
  }
  const nextStay = async (): Promise<Stay> => {
    const { rows } = await sql<Stay>`
      SELECT id, contract_id AS contract, check_out AS out, nights_cost AS nights FROM bookings
       WHERE status = 'confirmed' AND check_out > '2026-11-19' AND nights_cost > 0
       ORDER BY check_out, id LIMIT 1`.execute(database.db)
    return rows[0]!
  }
  const entries = async (id: number) => {
    const { rows } = await sql<{ kind: string; quantity: number }>`
      SELECT kind, sum(quantity)::int AS quantity FROM benefit_entries e
        JOIN benefit_years y ON y.id = e.benefit_year_id JOIN benefits f ON f.id = y.benefit_id AND f.code = 'nights'
       WHERE booking_id = ${id} GROUP BY kind ORDER BY kind`.execute(database.db)
    return rows
  }
  const balances = async () =>
    (await sql`SELECT id, balance FROM benefit_years ORDER BY id`.execute(database.db)).rows

  test('from the check-out day on, what was held is used; the balance stays; once', async () => {
    const stay = await nextStay()
    const before = await balances()
    const held = [{ kind: 'hold', quantity: -stay.nights }]
    // Noon of the last full day at the resort, then of the check-out day: 17:00 or 19:00 in UTC.
    const noon = new Date(`${stay.out}T19:00:00Z`)
    await settleStays(database.db, new Date(noon.getTime() - 86_400_000))
    expect(await entries(stay.id)).toEqual(held)
    expect(await settleStays(database.db, noon)).toBeGreaterThan(0)
    const settled = [
      { kind: 'hold', quantity: -stay.nights },
      { kind: 'return', quantity: stay.nights },
      { kind: 'use', quantity: -stay.nights },
    ]
    expect(await entries(stay.id)).toEqual(settled)
    expect(await settleStays(database.db, noon)).toBe(0)
    expect(await balances()).toEqual(before)
  })

  test('several processes at once settle it once', async () => {
    const stay = await nextStay()
    const later = new Date('2027-12-31T19:00:00Z')
    await Promise.all([1, 2, 3].map(() => settleStays(database.db, later)))
    const { rows } = await sql<{ used: number }>`
      SELECT count(*)::int AS used FROM benefit_entries WHERE booking_id = ${stay.id} AND kind = 'use'
       GROUP BY benefit_year_id`.execute(database.db)
    expect(new Set(rows.map(({ used }) => used))).toEqual(new Set([1]))
  })
})
