import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../../kernel/day.ts'
import { settleOrders } from '../../../marketplace/server/orders/settle-orders.store.ts'
import { aLine, detailsOf, shopper } from '../../../marketplace/server/testing.cart.ts'
import { ENGINES, type TestApp, testApp } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { exportClub } from './export-club.ts'
import { importClub } from './import-club.ts'
import { emptyDatabase, exampleWith, newFolder } from './testing.folder.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ACCOUNT = sql`benefit_years y JOIN contracts c ON c.id = y.contract_id JOIN benefits b ON b.id = y.benefit_id`

/** Every account's balance, by names that two clubs share. */
async function balances({ db }: Pick<OpenDatabase, 'db'>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; balance: number }>`
    SELECT concat_ws(' ', c.number, b.code, y.year) AS name, y.balance FROM ${ACCOUNT}`.execute(db)
  return new Map(rows.map(({ name, balance }) => [name, balance]))
}

async function entriesOf({ db }: Pick<OpenDatabase, 'db'>, account: string): Promise<unknown[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT e.kind || ' ' || e.quantity AS text FROM benefit_entries e JOIN ${ACCOUNT} ON y.id = e.benefit_year_id
     WHERE concat_ws(' ', c.number, b.code, y.year) = ${account} ORDER BY e.id`.execute(db)
  return rows.map(({ text }) => text)
}

describe.each(ENGINES)('what orders hold of benefits, in an export on %s', (engine) => {
  let club: TestApp
  let copy: OpenDatabase
  let account: string
  const folder = newFolder()
  let before: Map<string, number>
  let after: Map<string, number>

  beforeAll(async () => {
    club = await testApp(engine)
    copy = await emptyDatabase(engine)
    const elena = await club.signedIn('elena')
    const { db } = club.database
    const { rows } = await sql<{ contract: number; day: Day }>`
      SELECT c.id AS contract, b.check_in::text AS day
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    const { contract, day } = rows[0]!
    await sql`DELETE FROM allotment WHERE day >= ${day}`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    // What the cast's own orders took and hold.
    await sql`UPDATE order_details SET took_places = false, slot = NULL`.execute(db)
    await sql`UPDATE order_benefits SET state = 'used'`.execute(db)
    const car = (await detailsOf(db, 'private-airport-transfer'))[0]!
    const shop = shopper(elena, contract)
    const ride = (when: Day) =>
      aLine({
        detailId: car.id,
        operationdate: when,
        itinerario: { nameBenefi: 'Elena', lastNameBenefi: 'Harrington', extrapax_num: 0 },
      })
    const [able] = (await shop.price([ride(addDays(day, 1))])).lines[0]!.benefits
    before = await balances(club.database)
    // One is used by now, one is still held.
    for (const when of [day, addDays(day, 3)]) {
      const answer = await shop.order([
        { ...ride(when), isBenefit: true, idBenefitYear: able!.idBenefitYear },
      ])
      expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    }
    expect(await settleOrders(db, new Date(`${addDays(day, 2)}T12:00:00Z`))).toBe(1)
    after = await balances(club.database)
    account = [...before.keys()].find((name) => before.get(name) !== after.get(name)) ?? ''
    expect(await exportClub(club.database, { folder })).toEqual({ ok: true })
  })
  afterAll(async () => {
    await club.close()
    await copy.close()
  })

  test('is given back in an empty club, whose orders are none; what was used stays spent', async () => {
    expect(after.get(account)).toBe((before.get(account) ?? 0) - 2)
    expect(await importClub(copy, { folder, now: NOW })).toMatchObject({ ok: true })
    expect((await balances(copy)).get(account)).toBe((before.get(account) ?? 0) - 1)
    expect(await entriesOf(copy, account)).toEqual([...(await entriesOf(club.database, account)), 'return 1'])
    for (const [name, balance] of await balances(copy))
      if (name !== account) expect([name, balance]).toEqual([name, before.get(name)])
  })

  test('is given back once, however often it comes in', async () => {
    const again = await importClub(copy, { folder, now: NOW })
    expect(again).toMatchObject({ ok: true })
    if (again.ok) expect(again.files.filter(({ added, changed }) => added + changed > 0)).toEqual([])
    expect((await balances(copy)).get(account)).toBe((before.get(account) ?? 0) - 1)
  })

  test('stays held in the club that has the orders', async () => {
    expect(await importClub(club.database, { folder, now: NOW })).toMatchObject({ ok: true })
    expect(await balances(club.database)).toEqual(after)
  })
})

describe('an entry of which no order can hold so much', () => {
  let copy: OpenDatabase
  beforeAll(async () => {
    copy = await emptyDatabase('embedded')
  })
  afterAll(() => copy.close())

  // What is refused leaves nothing, so that one empty club does for all.
  test.each([
    ['grant,28,,,', '1'],
    ['hold,-2,BK-20001,,', '3'],
    ['hold,-2,BK-20001,,', '-1'],
  ])('is wrong: %s%s', async (line, held) => {
    const folder = exampleWith({ 'benefit-ledger': (text) => text.replace(line, line + held) })
    expect(await importClub(copy, { folder, now: NOW })).toMatchObject({
      ok: false,
      faults: [{ file: 'benefit-ledger', reason: expect.stringContaining('order_holds') }],
    })
  })
})
