import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import {
  BOTH_ENGINES,
  type TestAnswer,
  type TestApp,
  testApp,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail, type TestLine, takenOf } from '../testing.cart.ts'
import { type Before, findOrderBreaches, takenBefore } from './breaches.store.ts'

const CROWD = 50

/** How often each refusal code (or ok) was answered. */
const count = (answers: readonly TestAnswer[]) => {
  const words = Map.groupBy(answers, ({ code, body }) => (code === 200 ? 'ok' : (body.code as string)))
  return Object.fromEntries([...words].map(([word, all]) => [word, all.length]))
}

describe.each(BOTH_ENGINES)('fifty checkouts at once, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let shop: ReturnType<typeof shopper>
  let before: Before
  let supper: TestDetail
  let car: TestDetail
  let day = addDays(TEST_DAY, 30)

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const db = stage.database.db
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    contract = rows[0]!.id
    shop = shopper(elena, contract)
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    car = (await detailsOf(db, 'private-airport-transfer'))[0]!
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    // Places are what they ask about, not how many of them one membership may have.
    await sql`UPDATE product_details SET most_of_a_line = 500`.execute(db)
    before = await takenBefore(db)
  })
  afterAll(() => stage.close())
  afterEach(async () => {
    expect(await findOrderBreaches(stage.database.db, before)).toEqual([])
    day = addDays(day, 3)
  })

  const leave = (detailId: number, capacity: number, on = day) =>
    sql`INSERT INTO allotment VALUES (${detailId}, ${on}, ${capacity}, 0)`.execute(stage.database.db)
  const ride = (more: Partial<TestLine> = {}) =>
    aLine({
      detailId: car.id,
      operationdate: day,
      itinerario: { nameBenefi: 'A', lastNameBenefi: 'B' },
      ...more,
    })
  /** All price first, then all confirm at once: what each saw was true when they saw it. */
  const rush = async (cartOf: (index: number) => TestLine[], more: object = {}) => {
    const bodies = []
    for (let index = 0; index < CROWD; index++) bodies.push(await shop.bodyOf(cartOf(index), more))
    return Promise.all(bodies.map((body) => shop.send(body)))
  }

  test('seven places: seven orders, and never below zero', async () => {
    await leave(supper.id, 7)
    const answers = await rush(() => [
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day }),
    ])
    expect(count(answers)).toEqual({ ok: 7, CART_NOT_POSSIBLE: CROWD - 7 })
    expect(await takenOf(stage.database.db, supper.id, day)).toBe(7)
    const lost = answers.find(({ code }) => code === 409)
    expect(lost!.body.priced.lines[0].fault).toBe('sold-out')
  })

  test('the first order of a day, fifty times', async () => {
    const answers = await rush(() => [
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day }),
    ])
    expect(count(answers).ok).toBe(Math.min(CROWD, supper.capacity!))
    expect(await takenOf(stage.database.db, supper.id, day)).toBe(Math.min(CROWD, supper.capacity!))
  })

  test('the same two things in either order: no deadlock', async () => {
    await leave(supper.id, 20)
    await leave(car.id, 20)
    const answers = await rush((index) => {
      const lines = [aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day }), ride()]
      return index % 2 ? lines : lines.reverse()
    })
    expect(count(answers)).toEqual({ ok: 20, CART_NOT_POSSIBLE: CROWD - 20 })
  })

  test('a cart takes all of its places or none', async () => {
    await leave(supper.id, 30)
    await leave(car.id, 4)
    const answers = await rush((index) =>
      index % 2
        ? [aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day })]
        : [aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day }), ride()],
    )
    expect(answers.filter(({ code }, index) => code === 200 && index % 2 === 0)).toHaveLength(4)
    expect(await takenOf(stage.database.db, car.id, day)).toBe(4)
    expect(await takenOf(stage.database.db, supper.id, day)).toBe(count(answers).ok)
  })

  test.runIf(engine === 'postgres')(
    'what goes between reading and taking is told of its own line alone',
    async () => {
      const { db } = stage.database
      const qty = supper.capacity!
      const body = await shop.bodyOf([
        aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day, qty }),
        ride({ operationdate: day }),
      ])
      const lost = await db.transaction().execute(async (trx) => {
        await sql`INSERT INTO allotment VALUES (${car.id}, ${day}, 4, 4)`.execute(trx)
        const sent = shop.send(body)
        // It has read, has taken the supper, and waits for the last seats in the car.
        for (let waits = false; !waits; ) {
          const { rows } = await sql`
            SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
            db,
          )
          waits = rows.length > 0
        }
        return { sent }
      })
      const { code, body: answer } = await lost.sent
      expect([code, answer.code]).toEqual([409, 'CART_NOT_POSSIBLE'])
      expect(answer.priced.lines).toMatchObject([
        { fault: null, left: qty },
        { fault: 'sold-out', left: null },
      ])
      expect(await takenOf(db, supper.id, day)).toBe(0)
      await sql`DELETE FROM allotment WHERE detail_id = ${car.id} AND day = ${day}`.execute(db)
    },
  )

  test('a benefit is not spent twice, and a place taken for it not kept', async () => {
    await leave(car.id, CROWD)
    const [able] = (await shop.price([ride()])).lines[0]!.benefits
    const paid = () => ride({ isBenefit: true, idBenefitYear: able!.idBenefitYear })
    const answers = await rush(() => [paid()])
    expect(count(answers)).toEqual({ ok: able!.balance, CART_NOT_POSSIBLE: CROWD - able!.balance })
    expect(await takenOf(stage.database.db, car.id, day)).toBe(able!.balance)
    const { rows } = await sql<{ balance: number }>`
      SELECT balance FROM benefit_years WHERE id = ${able!.idBenefitYear}`.execute(stage.database.db)
    expect(rows[0]!.balance).toBe(0)
  })

  test('the last seats of an event', async () => {
    const { rows } = await sql<{ id: number; start: string }>`
      UPDATE events SET capacity = taken + 9 WHERE id = (
        SELECT id FROM events WHERE start_day > ${addDays(TEST_DAY, 20)} ORDER BY id LIMIT 1)
      RETURNING id, start_day AS start`.execute(stage.database.db)
    const answers = await rush(() => [
      aLine({ kind: 'event', detailId: rows[0]!.id, qty: 2, operationdate: rows[0]!.start }),
    ])
    expect(count(answers)).toEqual({ ok: 4, CART_NOT_POSSIBLE: CROWD - 4 })
  })

  test('ordering while others cancel', async () => {
    await leave(supper.id, 10)
    const first = (
      await rush(() => [aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day })])
    ).filter(({ code }) => code === 200)
    expect(first).toHaveLength(10)
    await sql`UPDATE allotment SET capacity = 12 WHERE detail_id = ${supper.id} AND day = ${day}`.execute(
      stage.database.db,
    )
    const bodies = []
    for (let index = 0; index < 25; index++)
      bodies.push(
        await shop.bodyOf([aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day })]),
      )
    const [cancelled, ordered] = await Promise.all([
      Promise.all(first.map(({ body }) => elena.call(cancelOrder, { body: { idOrder: body.data[0].id } }))),
      Promise.all(bodies.map((body) => shop.send(body))),
    ])
    expect(cancelled.every(({ code }) => code === 200)).toBe(true)
    expect(await takenOf(stage.database.db, supper.id, day)).toBe(count(ordered).ok)
    expect(count(ordered).ok).toBeLessThanOrEqual(12)
    expect(count(ordered).ok).toBeGreaterThanOrEqual(2)
  })
})
