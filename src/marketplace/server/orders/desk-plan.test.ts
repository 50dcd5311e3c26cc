import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubDatabase, ENGINES, type TestApp, testAppOn } from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import { TEST_NOW } from '../../../server/testing.day.ts'
import { listPlacedOrders, type PlacedOrder } from '../../desk.endpoints.ts'

describe.each(ENGINES)('the plan of the desk’s orders on %s', (engine) => {
  let stage: TestApp
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    // Placed years ago, and never settled.
    await sql`
      WITH placed AS (
        INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, language, currency, gross_cents, total_cents,
                            created_at, last_day)
        SELECT c.owner_id, c.id, k.id, c.hotel_id, h.sihot_code, 'en', 'USD', 100, 100, ${TEST_NOW}::timestamptz - interval '1 year' * 3,
               date '2010-01-01' + n
          FROM (SELECT * FROM contracts ORDER BY id LIMIT 1) c JOIN hotels h ON h.id = c.hotel_id CROSS JOIN (SELECT id FROM customers ORDER BY id LIMIT 1) k
         CROSS JOIN generate_series(1, 3000) n
        RETURNING id, last_day)
      INSERT INTO order_details (order_id, position, kind, event_id, line_uuid, name, operation_day, operation_time,
                                 quantity, unit_cents, total_cents)
      SELECT id, 1, 'event', (SELECT min(id) FROM events), gen_random_uuid(), '{"en": "A", "es": "A"}', last_day, '10:00', 1, 100, 100
        FROM placed`.execute(stage.database.db)
    await stage.database.runScript('ANALYZE')
  })
  afterAll(() => stage.close())

  const list = async () => {
    const desk = await stage.signedIn('raul', { admin: true })
    taken()
    const answer = await desk.call(listPlacedOrders)
    expect(answer.code).toBe(200)
    return answer.body.data as PlacedOrder[]
  }

  test('it goes by the last day: orders that were never settled do not hold it up', async () => {
    await list()
    const plans: string[] = []
    for (const asked of taken().filter(({ sql: text }) => /FROM orders o/.test(text))) {
      const explained = { ...asked, sql: `EXPLAIN ${asked.sql}` }
      const { rows } = await stage.database.db.executeQuery<{ 'QUERY PLAN': string }>(explained)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    expect(plans.join('\n')).toMatch(/orders_placed_last_day/)
    expect(plans.join('\n')).not.toMatch(/Seq Scan on orders\b/)
  })

  test('an order of the version before, which writes no last day, is listed by its lines', async () => {
    const { db } = stage.database
    const before = (await list()).map(({ id }) => id)
    expect(before.length).toBeGreaterThan(0)
    await sql`UPDATE orders SET last_day = NULL`.execute(db)
    expect((await list()).map(({ id }) => id)).toEqual(before)
    await sql`UPDATE orders o SET last_day = (SELECT max(operation_day) FROM order_details d WHERE d.order_id = o.id)`.execute(
      db,
    )
    expect((await list()).map(({ id }) => id)).toEqual(before)
  })
})
