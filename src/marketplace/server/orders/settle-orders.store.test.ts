import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { aLine, detailsOf, shopper } from '../testing.cart.ts'
import { settleOrders } from './settle-orders.store.ts'

describe.each(ENGINES)('settling what benefits hold on %s', (engine) => {
  let stage: TestApp
  beforeAll(async () => {
    stage = await testApp(engine)
  })
  afterAll(() => stage.close())

  test('held until the day is over, then used, once; the balance stays', async () => {
    const db = stage.database.db
    const elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    const shop = shopper(elena, rows[0]!.id)
    const [car] = await detailsOf(db, 'private-airport-transfer')
    await sql`DELETE FROM allotment`.execute(db)
    const line = aLine({
      detailId: car!.id,
      operationdate: TEST_DAY,
      itinerario: { nameBenefi: 'Elena', lastNameBenefi: 'Harrington' },
    })
    const [able] = (await shop.price([line])).lines[0]!.benefits
    const answer = await shop.order([{ ...line, isBenefit: true, idBenefitYear: able!.idBenefitYear }])
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const entries = async () =>
      (
        await sql<{ kind: string; quantity: number }>`
          SELECT kind, quantity FROM benefit_entries WHERE order_id = ${answer.body.data[0].id} ORDER BY id`.execute(
          db,
        )
      ).rows.map(({ kind, quantity }) => [kind, quantity])
    const balance = async () =>
      (
        await sql<{
          balance: number
        }>`SELECT balance FROM benefit_years WHERE id = ${able!.idBenefitYear}`.execute(db)
      ).rows[0]!.balance
    const before = await balance()

    expect(await settleOrders(db, stage.clock.now())).toBe(0)
    const tomorrow = new Date(`${addDays(TEST_DAY, 1)}T15:00:00Z`)
    const settled = await Promise.all([settleOrders(db, tomorrow), settleOrders(db, tomorrow)])
    expect(settled.sort()).toEqual([0, 1])
    expect(await entries()).toEqual([
      ['hold', -1],
      ['return', 1],
      ['use', -1],
    ])
    expect(await balance()).toBe(before)
  })
})
