import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signReport } from '../../finance/reports.endpoints.ts'
import { ISSUED_AT, issueReport, keptReport } from '../../finance/server/reports/testing.reports.store.ts'
import { cancelOrderLine } from '../../marketplace/changes/changes.endpoints.ts'
import { nameLineGuests } from '../../marketplace/guests/guests.endpoints.ts'
import { cancelOrder } from '../../marketplace/orders/orders.endpoints.ts'
import { saveReview } from '../../marketplace/reviews/reviews.endpoints.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CAST } from '../../membership/cast/owners.ts'
import { leavingAt } from './testing.leaving.ts'
import { type TestAnswer, type TestApp, testApp, type Visitor } from './testing.ts'

const CONTRACT = CAST_CONTRACTS.elena
const PLACE = { contract: CONTRACT, owner: CAST.ines }

// The embedded database has one connection: nothing happens in the middle of a call.
describe.skipIf(!process.env.TEST_DATABASE_URL)('a co-owner who leaves in the middle of a call', () => {
  let stage: TestApp
  let ines: Visitor
  beforeAll(async () => {
    stage = await testApp('postgres')
    ines = await stage.signedIn('ines')
  })
  beforeEach(async () => {
    await sql`INSERT INTO contract_owners VALUES (${CONTRACT}, ${CAST.ines}) ON CONFLICT DO NOTHING`.execute(
      stage.database.db,
    )
  })
  afterAll(() => stage.close())

  test('signs no report', async () => {
    const idReport = await issueReport(stage.database.db, { contractId: CONTRACT, month: '2031-02-01' })
    const { code } = await leavingAt(
      stage,
      PLACE,
      sql`SELECT FROM executive_reports WHERE id = ${idReport} FOR UPDATE`,
      () =>
        ines.call(signReport, {
          body: { idReport, signer: 'Inés Caballero', cashBack: 'pay-out', issuedAt: ISSUED_AT },
        }),
    )
    expect(code).toBe(404)
    expect((await keptReport(stage.database.db, idReport)).signedAt).toBeNull()
    // What waits for a signature would close the rest.
    await sql`DELETE FROM executive_reports WHERE id = ${idReport}`.execute(stage.database.db)
  })

  test('cancels no order and no line of one, names no guests of one, and rates none', async () => {
    const { rows } = await sql<{ order: number; line: number }>`
      SELECT o.id AS order, d.id AS line FROM orders o JOIN order_details d ON d.order_id = o.id
       WHERE o.contract_id = ${CONTRACT} ORDER BY d.id LIMIT 1`.execute(stage.database.db)
    const { order: idOrder = 0, line: idLine = 0 } = rows[0] ?? {}
    const order = sql`SELECT FROM orders WHERE id = ${idOrder} FOR UPDATE`
    const line = sql`SELECT FROM order_details WHERE id = ${idLine} FOR UPDATE`
    const calls: [RawBuilder<unknown>, () => Promise<TestAnswer>][] = [
      [order, () => ines.call(cancelOrder, { body: { idOrder } })],
      [order, () => ines.call(cancelOrderLine, { body: { idOrder, idLine, version: 1, difference: 0 } })],
      [order, () => ines.call(nameLineGuests, { body: { idOrder, idLine, guests: [] } })],
      [line, () => ines.call(saveReview, { body: { idLine, stars: 5 } })],
    ]
    const written = async () =>
      (
        await sql`SELECT o.id, o.status, d.cancelled_at FROM orders o JOIN order_details d ON d.order_id = o.id ORDER BY d.id`.execute(
          stage.database.db,
        )
      ).rows
    const before = await written()
    for (const [row, call] of calls) {
      expect((await leavingAt(stage, PLACE, row, call)).code).toBe(404)
      expect(await written()).toEqual(before)
      await sql`INSERT INTO contract_owners VALUES (${CONTRACT}, ${CAST.ines})`.execute(stage.database.db)
    }
  })
})
