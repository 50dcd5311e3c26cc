import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLine, detailsOf, shopper } from '../../../marketplace/server/testing.cart.ts'
import { ENGINES, type TestApp, testApp } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { exportClub } from './export-club.ts'
import { importClub } from './import-club.ts'
import { emptyDatabase, newFolder } from './testing.folder.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

/** What is taken of each day and event that has any, by names that two clubs share. */
async function taken({ db }: Pick<OpenDatabase, 'db'>): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT p.slug, d.position, a.day, a.taken, a.capacity, a.closed FROM allotment a
      JOIN product_details d ON d.id = a.detail_id JOIN products p ON p.id = d.product_id WHERE a.taken > 0
    UNION ALL SELECT e.slug, 0, e.start_day, e.taken, e.capacity, false FROM events e WHERE e.taken > 0
     ORDER BY 1, 2, 3`.execute(db)
  return rows
}

describe.each(ENGINES)('places that orders hold, in an export on %s', (engine) => {
  let club: TestApp
  let copy: OpenDatabase
  const folder = newFolder()
  let before: unknown[]
  let after: unknown[]

  beforeAll(async () => {
    club = await testApp(engine)
    copy = await emptyDatabase(engine)
    const elena = await club.signedIn('elena')
    const { db } = club.database
    const { rows } = await sql<{ contract: number; day: string }>`
      SELECT c.id AS contract, (b.check_in + 1)::text AS day
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    const { contract, day } = rows[0]!
    await sql`DELETE FROM allotment WHERE day >= ${day}`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    // The cast's own order, and what the cast has taken without one.
    await sql`UPDATE order_details SET took_places = false, slot = NULL`.execute(db)
    before = await taken(club.database)
    const supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    const { rows: events } = await sql<{ id: number; day: string }>`
      SELECT id, start_day::text AS day FROM events WHERE start_day > ${TEST_DAY} AND capacity - taken > 3 ORDER BY start_day LIMIT 1`.execute(
      db,
    )
    const shop = shopper(elena, contract)
    for (const line of [
      { detailId: supper.id, operationtime: '19:30', qty: 2, operationdate: day },
      { detailId: events[0]!.id, qty: 3, kind: 'event' as const, operationdate: events[0]!.day },
    ]) {
      const placed = await shop.order([aLine(line)])
      expect(placed.code, JSON.stringify(placed.body)).toBe(200)
    }
    await sql`UPDATE allotment SET closed = true, capacity = taken WHERE detail_id = ${supper.id} AND day = ${day}`.execute(
      db,
    )
    after = await taken(club.database)
    expect(await exportClub(club.database, { folder })).toEqual({ ok: true })
  })
  afterAll(async () => {
    await club.close()
    await copy.close()
  })

  test('are free in an empty club, whose orders are none', async () => {
    expect(after).not.toEqual(before)
    expect(await importClub(copy, { folder, now: NOW })).toMatchObject({ ok: true })
    expect(await taken(copy)).toEqual(before)
  })

  test('stay taken in the club that has the orders', async () => {
    const again = await importClub(club.database, { folder, now: NOW })
    expect(again).toMatchObject({ ok: true })
    if (again.ok) expect(again.files.filter(({ added, changed }) => added + changed > 0)).toEqual([])
    expect(await taken(club.database)).toEqual(after)
  })
})
