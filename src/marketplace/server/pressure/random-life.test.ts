import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { seededDice } from '../../../demo/random.ts'
import { addDays } from '../../../kernel/day.ts'
import { BOTH_ENGINES, testApp } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper, type TestLine } from '../testing.cart.ts'
import { findOrderBreaches, takenBefore } from './breaches.store.ts'

const ROUNDS = 12
const AT_ONCE = 8

describe.each(BOTH_ENGINES)('random orders and cancellations, on %s', (engine) => {
  test('everything fits together after each round', { timeout: 180_000 }, async () => {
    const stage = await testApp(engine)
    onTestFinished(() => stage.close())
    const db = stage.database.db
    const elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    const shop = shopper(elena, rows[0]!.id)
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    // Few of each, so that most carts compete for the same places.
    await sql`UPDATE product_details SET daily_capacity = 4 WHERE daily_capacity IS NOT NULL`.execute(db)
    const before = await takenBefore(db)
    const suppers = await detailsOf(db, 'chefs-table-on-the-terrace')
    const cars = await detailsOf(db, 'private-airport-transfer')
    const { rows: packed } = await sql<{
      id: number
      parts: { detailId: number; qty: number; transfer: boolean }[]
    }>`
      SELECT k.id, jsonb_agg(jsonb_build_object('detailId', l.detail_id, 'qty', l.quantity, 'transfer', p.transfer)) AS parts
        FROM packages k JOIN package_lines l ON l.package_id = k.id
        JOIN product_details d ON d.id = l.detail_id JOIN products p ON p.id = d.product_id
       WHERE k.slug = 'first-day-settled' GROUP BY k.id`.execute(db)

    const dice = seededDice(2_611, engine)
    const itinerario = { nameBenefi: 'A', lastNameBenefi: 'B' }
    const aCart = async (): Promise<TestLine[]> => {
      const operationdate = addDays(TEST_DAY, 40 + dice.between(0, 3))
      const lines: TestLine[] = []
      if (dice.chance(60))
        lines.push(
          aLine({
            detailId: dice.pick(suppers).id,
            operationtime: '19:30',
            qty: dice.between(1, 2),
            operationdate,
          }),
        )
      if (dice.chance(60)) lines.push(aLine({ detailId: dice.pick(cars).id, operationdate, itinerario }))
      if (dice.chance(40) || lines.length === 0) {
        const head = aLine({ kind: 'package', detailId: packed[0]!.id, operationdate })
        const parts = packed[0]!.parts.map(({ transfer, ...part }) =>
          aLine({ ...part, operationdate, uuidPackage: head.uuid, ...(transfer && { itinerario }) }),
        )
        lines.push(head, ...parts)
      }
      return lines
    }

    const live: number[] = []
    const words = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round++) {
      const leaving = live.splice(0, dice.between(0, Math.min(4, live.length)))
      const bodies = []
      for (let index = 0; index < AT_ONCE; index++) bodies.push(await shop.bodyOf(await aCart()))
      const [placed, left] = await Promise.all([
        Promise.all(bodies.map((body) => shop.send(body))),
        Promise.all(leaving.map((idOrder) => elena.call(cancelOrder, { body: { idOrder } }))),
      ])
      expect(left.every(({ code }) => code === 200)).toBe(true)
      for (const { code, body } of placed) {
        words.set(code === 200 ? 'ok' : body.code, (words.get(code === 200 ? 'ok' : body.code) ?? 0) + 1)
        if (code === 200) live.push(...body.data.map((one: { id: number }) => one.id))
      }
      expect(await findOrderBreaches(db, before), `after round ${round}`).toEqual([])
    }
    // Both outcomes were frequent; with only one of them the test would prove nothing.
    expect(words.get('ok')).toBeGreaterThan(10)
    expect(words.get('CART_NOT_POSSIBLE')).toBeGreaterThan(10)
    expect([...words.keys()].sort()).toEqual(['CART_NOT_POSSIBLE', 'ok'])

    for (const idOrder of live) await elena.call(cancelOrder, { body: { idOrder } })
    const { rows: after } = await sql<{
      taken: number
    }>`SELECT coalesce(sum(taken), 0)::int AS taken FROM allotment`.execute(db)
    expect(after[0]!.taken).toBe(0)
  })
})
