import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubDatabase, ENGINES, type TestApp, testAppOn } from '../../portal/server/testing.ts'
import { countStatements } from '../../server/database/testing-statements.ts'
import { listWaitingBookings } from '../desk.endpoints.ts'

describe.each(ENGINES)('the plan of the desk’s queue on %s', (engine) => {
  let stage: TestApp
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    await sql`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                            nights_cost, created_at, changed_at)
      SELECT c.id, c.hotel_id, c.category_id, date '2010-01-01' + n * 8, date '2010-01-04' + n * 8, 2, 0, 'owner',
             'confirmed', 4, now(), now()
        FROM contracts c CROSS JOIN generate_series(1, 400) n WHERE c.category_id IS NOT NULL`.execute(
      stage.database.db,
    )
    await stage.database.runScript('ANALYZE')
  })
  afterAll(() => stage.close())

  test('it uses the index of undecided bookings, with ten million other stays in the table', async () => {
    const desk = await stage.signedIn('raul', { admin: true })
    taken()
    expect((await desk.call(listWaitingBookings)).code).toBe(200)
    const plans: string[] = []
    for (const asked of taken().filter(({ sql: text }) => /FROM bookings b/.test(text))) {
      const explained = { ...asked, sql: `EXPLAIN ${asked.sql}` }
      const { rows } = await stage.database.db.executeQuery<{ 'QUERY PLAN': string }>(explained)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    expect(plans.join('\n')).toMatch(/bookings_undecided/)
    expect(plans.join('\n')).not.toMatch(/Seq Scan on bookings\b/)
  })
})
