import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seededDice } from '../../../demo/random.ts'
import { addDays } from '../../../kernel/day.ts'
import {
  BOTH_ENGINES,
  type TestAnswer,
  type TestApp,
  testApp,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelOrderLine, changeOrderLine, priceOrderLine } from '../../changes/changes.endpoints.ts'
import { cancelOrder, readOrder } from '../../orders/orders.endpoints.ts'
import { cancelStayLines, listStayLines, type StayLine } from '../../stays/stay-lines.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail } from '../testing.cart.ts'
import { type Before, findOrderBreaches, takenBefore } from './breaches.store.ts'

const isDone = ({ code }: TestAnswer) => code === 200
const said = (answers: readonly TestAnswer[]) => {
  const words = Map.groupBy(answers, ({ code, body }) => (code === 200 ? 'ok' : (body.code as string)))
  return Object.fromEntries([...words].map(([word, all]) => [word, all.length]))
}

describe.each(BOTH_ENGINES)('changes of orders at once, on %s', (engine) => {
  // The embedded engine has one connection: its calls queue, which fifty checkouts do in `at-once.test.ts`.
  const CROWD = engine === 'embedded' ? 12 : 50
  let stage: TestApp
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let before: Before
  let reef: TestDetail
  let supper: TestDetail
  let day = addDays(TEST_DAY, 30)

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const db = stage.database.db
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    shop = shopper(elena, rows[0]!.id)
    reef = (await detailsOf(db, 'reef-at-first-light'))[0]!
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM slot_allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    await sql`UPDATE product_details SET most_of_a_line = 500`.execute(db)
    // More is changed here in an hour than an owner changes in a year.
    await sql`UPDATE detail_slots SET places = 60 WHERE detail_id = ${reef.id}`.execute(db)
    before = await takenBefore(db)
  })
  afterAll(() => stage.close())
  afterEach(async () => {
    await sql`DELETE FROM day_limits`.execute(stage.database.db)
    expect(await findOrderBreaches(stage.database.db, before)).toEqual([])
    day = addDays(day, 5)
  })

  const leave = (places: number, starts: string, on = day) =>
    sql`INSERT INTO slot_allotment VALUES (${reef.id}, ${starts}, ${on}, ${places}, 0)`.execute(
      stage.database.db,
    )
  const taken = async (starts: string, on = day) => {
    const { rows } = await sql<{ taken: number }>`
      SELECT taken FROM slot_allotment WHERE detail_id = ${reef.id} AND day = ${on} AND starts = ${starts}`.execute(
      stage.database.db,
    )
    return rows[0]?.taken ?? 0
  }
  const look = async (idOrder: number) => (await elena.call(readOrder, { query: { idOrder } })).body.data
  type Whole = Awaited<ReturnType<typeof look>>
  const placed = async (lines: ReturnType<typeof aLine>[]): Promise<Whole> => {
    const { code, body } = await shop.order(lines)
    expect(code, JSON.stringify(body)).toBe(200)
    return look(body.data[0].id)
  }
  const dive = (starts: string, more = {}) =>
    aLine({ detailId: reef.id, operationdate: day, operationtime: starts, ...more })
  const bodyFor = (order: Whole, index: number, more: object) => {
    const { id, operationdate, operationtime, qty } = order.details[index]
    return {
      idOrder: order.id,
      idLine: id,
      operationdate,
      operationtime,
      qty,
      difference: 0,
      version: order.version,
      ...more,
    }
  }
  const move = (order: Whole, more: object) => elena.call(changeOrderLine, { body: bodyFor(order, 0, more) })
  const crowd = async (startOf: (index: number) => string) => {
    const orders: Whole[] = []
    for (let index = 0; index < CROWD; index++) orders.push(await placed([dive(startOf(index))]))
    return orders
  }

  test('a crowd moves to the last place of a slot: one has it, the others keep theirs', async () => {
    const orders = await crowd(() => '06:00')
    await leave(1, '07:30')
    const answers = await Promise.all(orders.map((order) => move(order, { operationtime: '07:30' })))
    expect(said(answers)).toEqual({ ok: 1, LINE_NOT_POSSIBLE: CROWD - 1 })
    expect([await taken('06:00'), await taken('07:30')]).toEqual([CROWD - 1, 1])
  })

  test('two crowds change places with each other: nobody waits in a circle', async () => {
    const orders = await crowd((index) => (index % 2 ? '06:00' : '07:30'))
    const answers = await Promise.all(
      orders.map((order, index) => move(order, { operationtime: index % 2 ? '07:30' : '06:00' })),
    )
    expect(said(answers)).toEqual({ ok: CROWD })
    expect([await taken('06:00'), await taken('07:30')]).toEqual([CROWD / 2, CROWD / 2])
  })

  test('a slot that the desk takes away meanwhile takes nobody in, and lets everybody out', async () => {
    const db = stage.database.db
    const orders = await crowd((index) => (index % 2 ? '06:00' : '07:30'))
    const offer = (active: boolean) =>
      sql`UPDATE detail_slots SET active = ${active} WHERE detail_id = ${reef.id} AND starts = '07:30'`.execute(
        db,
      )
    const answers = Promise.all(
      orders.map((order, index) => move(order, { operationtime: index % 2 ? '07:30' : '06:45' })),
    )
    await offer(false)
    const done = (await answers).filter((one, index) => index % 2 === 1 && isDone(one)).length
    expect((await answers).filter((one, index) => index % 2 === 0 && isDone(one))).toHaveLength(CROWD / 2)
    expect([await taken('06:00'), await taken('06:45'), await taken('07:30')]).toEqual([
      CROWD / 2 - done,
      CROWD / 2,
      done,
    ])
    await offer(true)
  })

  test('one order in two tabs, fifty times: each time one of them wins', async () => {
    let order = await placed([
      dive('06:00'),
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day }),
    ])
    for (let round = 0; round < 10; round++) {
      const [one, other] =
        order.details[0].operationtime === '06:00' ? ['06:45', '07:30'] : ['06:00', '07:30']
      const answers = await Promise.all(
        [one, other, one, other, one].map((operationtime) => move(order, { operationtime })),
      )
      // Who asks for what the winner has just made of the line is told that it is so already.
      const { ok, ORDER_CHANGED = 0, LINE_UNCHANGED = 0, ...others } = said(answers)
      expect({ ok, refused: ORDER_CHANGED + LINE_UNCHANGED, others }).toEqual({
        ok: 1,
        refused: 4,
        others: {},
      })
      order = await look(order.id)
    }
    expect(order.history).toHaveLength(11)
  })

  test('whatever is done in whatever order, no place and no cent is lost or doubled', {
    timeout: 180_000,
  }, async () => {
    const db = stage.database.db
    const dice = seededDice(79, engine)
    const { rows: stays } = await sql<{ id: number; first: string }>`
      SELECT b.id, b.check_in AS first FROM bookings b JOIN contracts c ON c.id = b.contract_id
        JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' ORDER BY b.check_in DESC LIMIT 1`.execute(
      db,
    )
    const idBooking = stays[0]!.id
    day = addDays(stays[0]!.first, 1)
    for (const starts of ['06:00', '06:45', '07:30'])
      for (const on of [day, addDays(day, 1)]) await leave(6, starts, on)
    const live: Whole[] = []
    let together = 0
    const words = new Map<string, number>()
    const note = ({ code, body }: TestAnswer) =>
      words.set(code === 200 ? 'ok' : body.code, (words.get(code === 200 ? 'ok' : body.code) ?? 0) + 1)
    const act = async (order: Whole): Promise<void> => {
      // Several orders in one transaction, as when their stay is cancelled.
      if (dice.chance(12)) {
        const lines = (await elena.call(listStayLines, { query: { idBooking } })).body.data as StayLine[]
        const chosen = lines.filter(() => dice.chance(20)).slice(0, 6)
        const body = { idBooking, lines: chosen.map(({ idOrder, idLine }) => ({ idOrder, idLine })) }
        if (chosen.length > 0) {
          const answer = await elena.call(cancelStayLines, { body })
          // On a busy machine the portal may say that it is busy: nothing was changed then.
          expect([200, 503]).toContain(answer.code)
          together += answer.code === 200 ? answer.body.data.cancelled.length : 0
        }
        return
      }
      const index = dice.between(0, order.details.length - 1)
      if (dice.chance(8)) return void note(await elena.call(cancelOrder, { body: { idOrder: order.id } }))
      const cancels = dice.chance(25)
      const reefs = order.details[index].detailId === reef.id
      const wish = bodyFor(order, index, {
        operationdate: addDays(day, dice.between(0, 1)),
        qty: dice.between(1, 3),
        ...(reefs && { operationtime: dice.pick(['06:00', '06:45', '07:30']) }),
      })
      const seen = await elena.call(priceOrderLine, { body: { ...wish, cancels } })
      if (!isDone(seen)) return void note(seen)
      const body = { ...wish, difference: seen.body.data.difference }
      note(await elena.call(cancels ? cancelOrderLine : changeOrderLine, { body }))
    }
    for (let round = 0; round < 10; round++) {
      for (let index = 0; index < 4; index++) {
        const lines = [dive(dice.pick(['06:00', '06:45', '07:30']), { qty: dice.between(1, 2) })]
        if (dice.chance(70))
          lines.push(aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day }))
        const answer = await shop.order(lines)
        if (isDone(answer)) live.push(await look(answer.body.data[0].id))
      }
      // Some of them twice: what both saw is only true for one.
      const chosen = Array.from({ length: 8 }, () => dice.pick(live))
      await Promise.all(chosen.map(act))
      expect(await findOrderBreaches(db, before), `after round ${round}`).toEqual([])
      for (const [index, { id }] of live.entries()) live[index] = await look(id)
      await sql`DELETE FROM day_limits`.execute(db)
      // Lines get several prices, and lose them again.
      await sql`UPDATE product_details SET sale_cents = sale_cents + ${dice.between(-300, 500)} WHERE id = ${reef.id}`.execute(
        db,
      )
    }
    // Which refusals come is the race's luck; that some deeds are done and some refused is not.
    expect(words.size).toBeGreaterThan(1)
    expect(words.get('ok')).toBeGreaterThan(10)
    expect(together).toBeGreaterThan(0)
    for (const { id, state } of live)
      if (state !== 'cancelled') await elena.call(cancelOrder, { body: { idOrder: id } })
    const { rows } = await sql<{ taken: number }>`
      SELECT coalesce(sum(taken), 0)::int AS taken FROM slot_allotment
       WHERE detail_id = ${reef.id} AND day BETWEEN ${day} AND ${addDays(day, 1)}`.execute(db)
    expect(rows[0]!.taken).toBe(0)
  })
})
