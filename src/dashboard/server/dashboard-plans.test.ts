import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubDatabase, ENGINES, type TestApp, testAppOn, type Visitor } from '../../portal/server/testing.ts'
import { searchRooms } from '../../reservations/reservations.endpoints.ts'
import { countStatements } from '../../server/database/testing-statements.ts'
import { readDashboard } from '../dashboard.endpoints.ts'
import { readToDo } from '../to-do.endpoints.ts'

describe.each(ENGINES)('the plans of the dashboard and the room search on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let idContract: number
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
      db,
    )
    idContract = rows[0]!.id
    // Tables that grow for as long as the club lives, as long as those of a club of some years.
    await sql`
      WITH added AS (
        INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency)
        SELECT c.id, 2020, date '2020-01-01' + n, '{"en": "Rent", "es": "Renta"}', 'G-' || c.id || '-' || n, 'paid', 100,
               'USD'
          FROM contracts c CROSS JOIN generate_series(1, 200) n
        RETURNING id, concept, cents
      )
      INSERT INTO transaction_lines (transaction_id, position, concept, unit_cents, cents)
      SELECT id, 1, concept, cents, cents FROM added`.execute(db)
    await sql`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                            nights_cost, created_at, changed_at)
      SELECT c.id, c.hotel_id, c.category_id, date '2010-01-01' + n * 8, date '2010-01-04' + n * 8, 2, 0, 'owner',
             'confirmed', 4, now(), now()
        FROM contracts c CROSS JOIN generate_series(1, 200) n WHERE c.category_id IS NOT NULL`.execute(db)
    await sql`
      INSERT INTO booking_guests (booking_id, position, kind, name, lastname)
      SELECT id, 50, 'adult', 'Guest', 'One' FROM bookings`.execute(db)
    await stage.database.runScript('ANALYZE')
  })
  afterAll(() => stage.close())

  const planOf = async (...asked: Parameters<Visitor['call']>) => {
    taken()
    const { code, body } = await elena.call(...asked)
    expect(code, JSON.stringify(body)).toBe(200)
    const statements = taken()
    const plans: string[] = []
    for (const { sql: text, parameters } of statements) {
      const { rows } = await stage.database.db.executeQuery<{ 'QUERY PLAN': string }>({
        ...statements[0]!,
        sql: `EXPLAIN ${text}`,
        parameters,
      })
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans.join('\n')
  }
  const GROWS = /Seq Scan on (transactions|bookings|booking_guests|room_nights)\b/

  test('the dashboard goes by indexes, and sorts no contract’s whole past', async () => {
    const plan = await planOf(readDashboard, { query: { idContract } })
    expect(plan).toMatch(/transactions_latest/)
    expect(plan).toMatch(/bookings_contract/)
    expect(plan).not.toMatch(GROWS)
  })

  test('what waits goes by indexes', async () => {
    const plan = await planOf(readToDo)
    expect(plan).toMatch(/transactions_past_due/)
    expect(plan).toMatch(/bookings_contract/)
    expect(plan).not.toMatch(GROWS)
  })

  test('a room search reads the nights of the stay', async () => {
    const stay = { datein: '2027-06-15', dateout: '2027-06-18', adults: 2, children: 0 }
    const plan = await planOf(searchRooms, { body: { idContract, ...stay } })
    expect(plan).toMatch(/room_nights_pkey/)
    expect(plan).not.toMatch(GROWS)
  })
})
