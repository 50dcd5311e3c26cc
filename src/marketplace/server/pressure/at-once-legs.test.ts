import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { aLine, detailsOf, shopper, type TestDetail, takenOf } from '../testing.cart.ts'
import { type Before, findOrderBreaches, takenBefore } from './breaches.store.ts'

const CROWD = 50

describe.each(BOTH_ENGINES)('fifty round trips at once, on %s', (engine) => {
  let stage: TestApp
  let shop: ReturnType<typeof shopper>
  let before: Before
  let van: TestDetail
  const [there, back] = [addDays(TEST_DAY, 40), addDays(TEST_DAY, 44)]

  beforeAll(async () => {
    stage = await testApp(engine)
    const { db } = stage.database
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    shop = shopper(await stage.signedIn('elena'), rows[0]!.id)
    van = (await detailsOf(db, 'private-airport-transfer'))[1]!
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
    // One van is left on the way back, three on the way there.
    await sql`INSERT INTO allotment VALUES (${van.id}, ${there}, 3, 0), (${van.id}, ${back}, 1, 0)`.execute(
      db,
    )
    before = await takenBefore(db)
  })
  afterAll(() => stage.close())

  const roundTrip = () => {
    const uuidTrip = randomUUID()
    const leg = (trip: string, operationdate: string) =>
      aLine({
        detailId: van.id,
        operationdate,
        itinerario: { nameBenefi: 'Elena', lastNameBenefi: 'Harrington', trip, uuidTrip, adults: 8 },
      })
    return [leg('Arrival', there), leg('Departure', back)]
  }

  test('the last van is had once, and nobody gets a way there without the way back', async () => {
    const bodies = []
    for (let index = 0; index < CROWD; index++) bodies.push(await shop.bodyOf(roundTrip()))
    const answers = await Promise.all(bodies.map((body) => shop.send(body)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    for (const { code, body } of answers.filter((one) => one.code !== 200)) {
      expect(code).toBe(409)
      expect(body.priced.lines[1]).toMatchObject({ fault: 'sold-out' })
    }
    const { db } = stage.database
    expect([await takenOf(db, van.id, there), await takenOf(db, van.id, back)]).toEqual([1, 1])
    const { rows } = await sql<{ legs: number; travellers: number; seats: number }>`
      SELECT count(*)::int AS legs, sum(travellers)::int AS travellers, sum(seats)::int AS seats
        FROM order_details WHERE detail_id = ${van.id} AND leg IS NOT NULL AND operation_day IN (${there}, ${back})`.execute(
      db,
    )
    expect(rows).toEqual([{ legs: 2, travellers: 16, seats: 16 }])
    expect(await findOrderBreaches(db, before)).toEqual([])
  })
})
