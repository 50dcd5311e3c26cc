import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { changeOrderLine } from '../../changes/changes.endpoints.ts'
import { readOrder } from '../../orders/orders.endpoints.ts'
import { cancelStayLines, listStayLines, type StayLine } from '../../stays/stay-lines.endpoints.ts'
import { type Before, findOrderBreaches, takenBefore } from '../pressure/breaches.store.ts'
import { aLine, detailsOf, shopper, type TestDetail, takenOf } from '../testing.cart.ts'

describe.each(ENGINES)('what is ordered for a stay, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let stay: { id: number; first: string; last: string }
  let supper: TestDetail
  let car: TestDetail
  let reef: TestDetail
  let before: Before

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<typeof stay & { contract: number }>`
      SELECT b.id, b.check_in AS first, b.check_out AS last, c.id AS contract
        FROM bookings b JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    stay = rows[0]!
    shop = shopper(elena, rows[0]!.contract)
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    car = (await detailsOf(db, 'private-airport-transfer'))[0]!
    reef = (await detailsOf(db, 'reef-at-first-light'))[0]!
    await sql`UPDATE orders SET status = 3, cancelled_at = now()`.execute(db)
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM slot_allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    await sql`UPDATE product_details SET most_of_a_line = 500`.execute(db)
    await sql`UPDATE detail_slots SET places = 50`.execute(db)
    before = await takenBefore(db)
  })
  afterAll(() => stage.close())
  afterEach(async () => {
    expect(await findOrderBreaches(stage.database.db, before)).toEqual([])
  })

  const day = () => addDays(stay.first, 1)
  const table = (more = {}) =>
    aLine({ detailId: supper.id, operationdate: day(), operationtime: '19:30', ...more })
  const dive = (more = {}) =>
    aLine({ detailId: reef.id, operationdate: day(), operationtime: '06:00', ...more })
  const home = (more = {}) =>
    aLine({
      detailId: car.id,
      operationdate: stay.last,
      operationtime: '10:30',
      itinerario: { nameBenefi: 'E', lastNameBenefi: 'H', trip: 'Departure', adults: 2 },
      ...more,
    })
  const placed = async (...lines: ReturnType<typeof aLine>[]) => {
    const { code, body } = await shop.order(lines)
    expect(code, JSON.stringify(body)).toBe(200)
    return body.data[0].id as number
  }
  const list = async () =>
    (await elena.call(listStayLines, { query: { idBooking: stay.id } })).body.data as StayLine[]
  const cancel = (lines: readonly StayLine[], by = elena) =>
    by.call(cancelStayLines, {
      body: { idBooking: stay.id, lines: lines.map(({ idOrder, idLine }) => ({ idOrder, idLine })) },
    })
  const read = async (idOrder: number) => (await elena.call(readOrder, { query: { idOrder } })).body.data

  test('is told by day with what may be done, and cancelled together: places, benefits and figures follow', async () => {
    const [able] = (await shop.price([home()])).lines[0]!.benefits
    const balance = async () =>
      (
        await sql<{
          balance: number
        }>`SELECT balance FROM benefit_years WHERE id = ${able!.idBenefitYear}`.execute(stage.database.db)
      ).rows[0]!.balance
    const [first, second] = [
      await placed(table({ qty: 2 }), home({ isBenefit: true, idBenefitYear: able!.idBenefitYear })),
      await placed(dive()),
    ]
    const lines = await list()
    expect(lines.map(({ idOrder, leg, may }) => [idOrder, leg, may.cancel])).toEqual([
      [second, null, true],
      [first, null, true],
      [first, 'Departure', true],
    ])
    expect(lines[1]!.paid).toBe(Math.round(2 * supper.cents * 1.16))
    expect(lines[2]).toMatchObject({ paid: 0, benefit: { unit: 'passes', held: 1 } })
    expect(await balance()).toBe(able!.balance - 1)
    const { code, body } = await cancel(lines.filter(({ leg, idOrder }) => leg || idOrder === second))
    expect(code, JSON.stringify(body)).toBe(200)
    expect(body.data.kept).toEqual([])
    expect(await balance()).toBe(able!.balance)
    expect(await read(second)).toMatchObject({ state: 'cancelled' })
    expect(await read(first)).toMatchObject({
      state: 'placed',
      totalSale: Math.round(2 * supper.cents * 1.16),
    })
    expect(await takenOf(stage.database.db, car.id, stay.last)).toBe(0)
    // The rest of it, and nothing of the stay is left.
    expect((await cancel(await list())).body.data.cancelled).toHaveLength(1)
    expect(await read(first)).toMatchObject({ state: 'cancelled', totalSale: expect.any(Number) })
    expect(await list()).toEqual([])
    expect(await takenOf(stage.database.db, supper.id, day())).toBe(0)
  })

  test('what can no longer be cancelled stays, and is told; what is somebody else’s is not found', async () => {
    const db = stage.database.db
    await placed(table(), dive())
    await sql`UPDATE products SET cancel_hours = 720 WHERE id = ${reef.productId}`.execute(db)
    const lines = await list()
    expect(lines.map(({ may }) => may.cancel)).toEqual([false, true])
    const ines = await stage.signedIn('ines')
    expect((await cancel(lines, ines)).body.code).toBe('ORDER_NOT_FOUND')
    expect((await ines.call(listStayLines, { query: { idBooking: stay.id } })).body.data).toEqual([])
    const { body } = await cancel(lines)
    expect(body.data).toEqual({ cancelled: [lines[1]!.idLine], kept: [lines[0]!.idLine] })
    expect((await list()).map(({ idLine }) => idLine)).toEqual([lines[0]!.idLine])
    await sql`UPDATE products SET cancel_hours = 24 WHERE id = ${reef.productId}`.execute(db)
    await cancel(await list())
  })

  test('beside changes and orders of the same places nothing is lost, and nobody waits in a circle', async () => {
    for (let index = 0; index < 6; index++)
      await placed(...(index % 2 ? [table(), dive()] : [dive(), table()]))
    const lines = await list()
    const moves = await Promise.all(
      lines.slice(0, 6).map(async ({ idOrder, idLine }) => {
        const { version, details } = await read(idOrder)
        const { operationdate, operationtime, qty } = details.find(({ id }: { id: number }) => id === idLine)
        const body = { idOrder, idLine, operationdate: addDays(operationdate, 1), operationtime, qty }
        return { ...body, difference: 0, version }
      }),
    )
    const more = await shop.bodyOf([dive(), table()])
    const answers = await Promise.all([
      cancel(lines),
      ...moves.map((body) => elena.call(changeOrderLine, { body })),
      shop.send(more),
      cancel([...lines].reverse()),
    ])
    expect(answers.map(({ code }) => code).every((code) => code === 200 || code === 409)).toBe(true)
    await cancel(await list())
    expect(await list()).toEqual([])
  })
})
