import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDashboard } from '../../dashboard/dashboard.endpoints.ts'
import type { Endpoint } from '../../kernel/endpoint.ts'
import { readBooking } from '../../reservations/changes.endpoints.ts'
import { listBookings, requestBooking, searchRooms } from '../../reservations/reservations.endpoints.ts'
import { countStatements } from '../../server/database/testing-statements.ts'
import { clubDatabase, type TestApp, testAppOn, type Visitor } from './testing.ts'

/**
 * The exact number of SQL statements of a call, as a performance test without noise. Those that look the session up are
 * not counted.
 */
let stage: TestApp
let elena: Visitor
let ids: { contract: number; category: number; booking: number }

let taken: ReturnType<typeof countStatements>['taken']

beforeAll(async () => {
  const counted = countStatements(await clubDatabase())
  taken = counted.taken
  stage = await testAppOn(counted.database)
  elena = await stage.signedIn('elena')
  const { rows } = await sql<typeof ids>`
    SELECT c.id AS contract, c.category_id AS category, min(b.id) AS booking
      FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
     WHERE o.email = 'elena@marea.example' GROUP BY c.id`.execute(stage.database.db)
  ids = rows[0]!
  await sql`UPDATE bookings SET status = 'cancelled' WHERE contract_id = ${ids.contract} AND check_in > '2027-05-20'`.execute(
    stage.database.db,
  )
})
afterAll(() => stage.close())

const stay = { datein: '2027-06-15', dateout: '2027-06-18' }
const main = { na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }

test.each<[string, Endpoint, number, () => { query?: Record<string, unknown>; body?: unknown }]>([
  ['the dashboard, never asked before', readDashboard, 4, () => ({ query: { idContract: ids.contract } })],
  ['the dashboard, asked again', readDashboard, 1, () => ({ query: { idContract: ids.contract } })],
  [
    'a room search, the first of the process',
    searchRooms,
    3,
    () => ({ body: { idContract: ids.contract, ...stay, adults: 2, children: 0 } }),
  ],
  [
    'a room search',
    searchRooms,
    1,
    () => ({ body: { idContract: ids.contract, ...stay, adults: 2, children: 0 } }),
  ],
  ['the list', listBookings, 1, () => ({ query: { idContract: ids.contract } })],
  ['one booking', readBooking, 4, () => ({ query: { idBooking: ids.booking } })],
  [
    // Lock and facts; nights and the booking; guests, event, hold, the mail and the answer: three round trips to the
    // server.
    'a request',
    requestBooking,
    9,
    () => ({
      body: {
        idContract: ids.contract,
        idCategory: ids.category,
        ...stay,
        adults: [main],
        children: [],
        occupant: 'owner',
        terms: true,
      },
    }),
  ],
])('%s takes no more statements than it needs', async (_, endpoint, most, input) => {
  taken()
  const answer = await elena.call(endpoint, {
    ...input(),
    headers: { 'idempotency-key': `count-${endpoint.name}` },
  })
  const statements = taken().map((one) => one.sql)
  expect(answer.body).toMatchObject({ status: true })
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
  expect(statements.length).toBeGreaterThan(0)
})
