import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listEvents } from '../../catalogue.endpoints.ts'
import { cancelOrderLine, changeOrderLine, priceOrderLine } from '../../changes/changes.endpoints.ts'
import { readOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail, takenOf } from '../testing.cart.ts'
import { type Before, findOrderBreaches, takenBefore } from './breaches.store.ts'

const CROWD = 12
const DAY = addDays(TEST_DAY, 40)

describe.each(BOTH_ENGINES)('what one membership may have, in all of its orders, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let supper: TestDetail
  let event: { id: number; start: string }
  let before: Before

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    shop = shopper(elena, rows[0]!.id)
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    await sql`UPDATE product_details SET most_of_a_line = 5 WHERE id = ${supper.id}`.execute(db)
    const events = await sql<typeof event>`
      UPDATE events SET sale_cents = 0, capacity = 200, taken = 0
       WHERE id = (SELECT min(id) FROM events WHERE active AND start_day > ${DAY}) RETURNING id, start_day AS start`.execute(
      db,
    )
    event = events.rows[0]!
    before = await takenBefore(db)
  })
  afterAll(() => stage.close())

  const rush = async (lineOf: () => ReturnType<typeof aLine>) => {
    const bodies = []
    for (let index = 0; index < CROWD; index++) bodies.push(await shop.bodyOf([lineOf()]))
    return Promise.all(bodies.map((body) => shop.send(body)))
  }
  const table = (qty: number, operationdate = DAY) =>
    aLine({ detailId: supper.id, operationtime: '19:30', operationdate, qty })
  const seats = (qty: number) => aLine({ kind: 'event', detailId: event.id, operationdate: event.start, qty })

  test('many orders of two at once: as many as one line may have, and no more', async () => {
    const answers = await rush(() => table(2))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    const lost = answers.find(({ code }) => code === 409)!
    expect(lost.body.priced.lines[0]).toMatchObject({ fault: 'ceiling', most: 5, ordered: 4 })
    expect(await takenOf(stage.database.db, supper.id, DAY)).toBe(4)
    expect((await shop.price([table(1)])).lines[0]!.fault).toBeNull()
    expect((await shop.price([table(5, addDays(DAY, 1))])).lines[0]!.fault).toBeNull()
    expect(await findOrderBreaches(stage.database.db, before)).toEqual([])
  })

  test('a free event is not one membership’s alone: the club’s number, whoever asks first', async () => {
    const told = (await elena.call(listEvents)).body.data.find(({ id }: { id: number }) => id === event.id)
    expect(told.most).toBe(6)
    const answers = await rush(() => seats(4))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect((await shop.price([seats(3)])).lines[0]).toMatchObject({ fault: 'ceiling', most: 6, ordered: 4 })
    expect((await shop.order([seats(2)])).code).toBe(200)
    await sql`UPDATE hotels SET free_event_seats = 8`.execute(stage.database.db)
    expect((await shop.price([seats(2)])).lines[0]!.fault).toBeNull()
    await sql`UPDATE events SET sale_cents = 100 WHERE id = ${event.id}`.execute(stage.database.db)
    expect((await shop.price([seats(15)])).lines[0]).toMatchObject({ fault: 'ceiling', most: 20 })
    expect(await findOrderBreaches(stage.database.db, before)).toEqual([])
  })

  test('a change neither goes round it; what is cancelled counts no more', async () => {
    const day = addDays(DAY, 3)
    const placed = async (qty: number) => {
      const { code, body } = await shop.order([table(qty, day), table(1, addDays(day, 5))].slice(0, 1))
      expect(code, JSON.stringify(body)).toBe(200)
      return (await elena.call(readOrder, { query: { idOrder: body.data[0].id } })).body.data
    }
    const [one, other] = [await placed(3), await placed(2)]
    const act = async (
      order: typeof one,
      more: object,
      call: typeof changeOrderLine | typeof cancelOrderLine,
    ) => {
      const { id, operationdate, operationtime, qty } = order.details[0]
      const wish = { idOrder: order.id, idLine: id, operationdate, operationtime, qty, ...more }
      const { data } = (await elena.call(priceOrderLine, { body: wish })).body
      const { difference, version } = data
      return elena.call(call, { body: { ...wish, difference, version, acceptOutside: true } })
    }
    expect((await act(other, { qty: 3 }, changeOrderLine)).body.fault).toBe('ceiling')
    expect((await act(other, { operationdate: addDays(day, 1) }, changeOrderLine)).code).toBe(200)
    const third = await placed(2)
    const back = (await elena.call(readOrder, { query: { idOrder: other.id } })).body.data
    expect((await act(back, { operationdate: day }, changeOrderLine)).body.fault).toBe('ceiling')
    expect((await act(third, { cancels: true }, cancelOrderLine)).code).toBe(200)
    expect((await act(back, { operationdate: day }, changeOrderLine)).code).toBe(200)
    expect(await findOrderBreaches(stage.database.db, before)).toEqual([])
  })
})
