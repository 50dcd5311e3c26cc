import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDashboard } from '../../dashboard/dashboard.endpoints.ts'
import { addDays } from '../../kernel/day.ts'
import { placeOrder, priceCart } from '../../marketplace/checkout.endpoints.ts'
import { aLine, shopper } from '../../marketplace/server/testing.cart.ts'
import { readHouse, readHouseDay } from '../../reservations/house.endpoints.ts'
import { requestBooking, searchRooms } from '../../reservations/reservations.endpoints.ts'
import type { Database } from '../../server/database/database.ts'
import { countStatements } from '../../server/database/testing-statements.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { BOTH_ENGINES, clubDatabase, type TestApp, testAppOn, type Visitor } from './testing.ts'

/** So many that a planner who looks rows up by a key never reads the whole table. */
const MANY = 2_000

/** What a club has thousands of: each of these tables grows with its contracts, or with every day that it lives. */
const GROWING = [
  'owners',
  'contracts',
  'contract_owners',
  'contract_versions',
  'customers',
  'bookings',
  'booking_guests',
  'booking_events',
  'benefit_years',
  'benefit_entries',
  'calendar_feeds',
  'room_nights',
  'orders',
  'order_details',
  'product_details',
  'allotment',
  'outbox',
  'idempotency_keys',
]

describe.each(BOTH_ENGINES)(
  'the plans of the hot calls in a club of two thousand contracts, on %s',
  (engine) => {
    let stage: TestApp
    let elena: Visitor
    let ids: { contract: number; category: number }
    let taken: ReturnType<typeof countStatements>['taken']

    beforeAll(async () => {
      const counted = countStatements(await clubDatabase(engine))
      taken = counted.taken
      stage = await testAppOn(counted.database)
      elena = await stage.signedIn('elena')
      const { db } = stage.database
      const { rows } = await sql<typeof ids>`
      SELECT c.id AS contract, c.category_id AS category
        FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(db)
      ids = rows[0]!
      await addMany(db)
      await stage.database.runScript('ANALYZE')
    }, 120_000)
    afterAll(() => stage.close())

    /** The plans of a call's statements. */
    const planOf = (...asked: Parameters<Visitor['call']>) => planFor(elena, ...asked)
    const planFor = async (who: Visitor, ...asked: Parameters<Visitor['call']>): Promise<string> => {
      taken()
      const { code, body } = await who.call(...asked)
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
    const scanned = (plan: string) =>
      [...plan.matchAll(/Seq Scan on (\w+)/g)]
        .map(([, table]) => table!)
        .filter((one) => GROWING.includes(one))

    const stay = { datein: '2027-06-15', dateout: '2027-06-18' }

    test('a room search', async () => {
      const body = { idContract: ids.contract, ...stay, adults: 2, children: 0 }
      expect(scanned(await planOf(searchRooms, { body }))).toEqual([])
    })

    test('the dashboard', async () => {
      expect(scanned(await planOf(readDashboard, { query: { idContract: ids.contract } }))).toEqual([])
    })

    test('the house of a resort: one statement for its residences, stays and nights, and one for a day', async () => {
      const desk = await stage.signedIn('joel', { admin: true })
      const query = { hotel: 1, from: TEST_DAY, days: 90 }
      const plan = await planFor(desk, readHouse, { query })
      expect(plan).toMatch(/bookings_house/)
      expect(scanned(plan)).toEqual([])
      expect(scanned(await planFor(desk, readHouseDay, { query: { hotel: 1, day: TEST_DAY } }))).toEqual([])
    })

    test('a request for a stay, told to both of the contract’s owners', async () => {
      const guest = { na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }
      const body = {
        ...{ idContract: ids.contract, idCategory: ids.category, ...stay, adults: [guest], children: [] },
        ...{ occupant: 'owner', terms: true },
      }
      const plan = await planOf(requestBooking, { body, headers: { 'idempotency-key': 'planned-once' } })
      expect(plan).toMatch(/contract_owners/)
      expect(scanned(plan)).toEqual([])
    })

    test('a cart of three lines: its prices, and its order', async () => {
      const { rows: variants } = await sql<{ id: number }>`
      SELECT id FROM product_details WHERE sihot_service = 'MANY' ORDER BY id LIMIT 3`.execute(
        stage.database.db,
      )
      const lines = variants.map(({ id }) => aLine({ detailId: id, operationdate: addDays(TEST_DAY, 40) }))
      const shop = shopper(elena, ids.contract)
      expect(scanned(await planOf(priceCart, { body: { idContract: ids.contract, lines } }))).toEqual([])
      const headers = { 'idempotency-key': 'ordered-once' }
      expect(scanned(await planOf(placeOrder, { body: await shop.bodyOf(lines), headers }))).toEqual([])
    })
  },
)

/** Owners in pairs on two thousand contracts, each with a stay, an account, a feed, an order and a mail; variants with places. */
async function addMany(db: Database): Promise<void> {
  const many = sql`generate_series(1, ${MANY}::int) n`
  const ours = sql`c.number LIKE 'MANY-%'`
  await sql`
    INSERT INTO owners (name, lastname, email, language_code, language_name)
    SELECT 'Owner', n::text, 'many-' || n || '@marea.example', 'ENG', 'English' FROM ${many}`.execute(db)
  await sql`
    INSERT INTO contracts (number, owner_id, hotel_id, housing_id, category_id, membership_code, info_long, starts, ends)
    SELECT 'MANY-' || o.id, o.id, e.hotel_id, e.housing_id, e.category_id, e.membership_code, e.info_long, e.starts, e.ends
      FROM owners o CROSS JOIN (SELECT * FROM contracts WHERE category_id IS NOT NULL ORDER BY id LIMIT 1) e
     WHERE o.email LIKE 'many-%'`.execute(db)
  await sql`
    INSERT INTO contract_owners (contract_id, owner_id)
    SELECT c.id, lead(c.owner_id) OVER (ORDER BY c.id) FROM contracts c
     WHERE ${ours} ORDER BY c.id LIMIT ${MANY - 1}`.execute(db)
  await sql`
    INSERT INTO contract_owners (contract_id, owner_id)
    SELECT c.id, (SELECT max(o.id) FROM owners o) FROM contracts c JOIN owners w ON w.id = c.owner_id
     WHERE w.email = 'elena@marea.example'`.execute(db)
  await sql`
    INSERT INTO calendar_feeds (owner_id, token, created_at, renewed_at)
    SELECT id, rpad(id::text, 43, 'x'), now(), now() FROM owners WHERE email LIKE 'many-%'`.execute(db)
  await sql`
    INSERT INTO customers (owner_id, name, lastname, email, phone, language, created_at)
    SELECT id, name, lastname, email, '+52 998 555 0100', 'en', now() FROM owners WHERE email LIKE 'many-%'`.execute(
    db,
  )
  await sql`
    WITH booked AS (
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                            nights_cost, created_at, changed_at)
      SELECT c.id, c.hotel_id, c.category_id, date '2020-01-01' + c.id % 2000, date '2020-01-04' + c.id % 2000, 2, 0,
             'owner', 'confirmed', 4, now(), now() FROM contracts c WHERE ${ours}
      RETURNING id, contract_id
    ), guests AS (
      INSERT INTO booking_guests (booking_id, position, kind, name, lastname)
      SELECT id, 1, 'adult', 'Guest', 'One' FROM booked
    )
    INSERT INTO booking_events (booking_id, at, deed, to_status) SELECT id, now(), 'request-booking', 'confirmed' FROM booked`.execute(
    db,
  )
  await sql`
    WITH years AS (
      INSERT INTO benefit_years (contract_id, benefit_id, year, starts, expires)
      SELECT c.id, (SELECT min(id) FROM benefits), 2020, '2020-01-01', '2020-12-31' FROM contracts c WHERE ${ours}
      RETURNING id
    )
    INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity) SELECT id, now(), 'grant', 10 FROM years`.execute(
    db,
  )
  await sql`
    WITH placed AS (
      INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, language, currency, gross_cents,
                          total_cents, created_at)
      SELECT c.owner_id, c.id, k.id, c.hotel_id, 'X', 'en', 'USD', 100, 100, now()
        FROM contracts c JOIN customers k ON k.owner_id = c.owner_id WHERE ${ours}
      RETURNING id
    )
    INSERT INTO order_details (order_id, position, kind, detail_id, line_uuid, name, operation_day, quantity, unit_cents,
                               total_cents)
    SELECT id, 1, 'product', (SELECT min(id) FROM product_details), gen_random_uuid(), '{"en": "A", "es": "U"}',
           date '2020-01-01' + id % 2000, 1, 100, 100 FROM placed`.execute(db)
  await sql`
    WITH more AS (
      INSERT INTO product_details (product_id, position, name, sale_cents, sihot_service, daily_capacity)
      SELECT (SELECT min(id) FROM products WHERE NOT transfer), 100 + n, '{"en": "One", "es": "Uno"}', 100, 'MANY', 50 FROM ${many}
      RETURNING id
    )
    INSERT INTO allotment (detail_id, day, capacity, taken) SELECT id, '2027-01-01', 50, 1 FROM more`.execute(
    db,
  )
  await sql`
    INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at, sent_at)
    SELECT 'order-placed', 'many@marea.example', 'en', '{}', now(), now(), now() FROM ${many}`.execute(db)
  await sql`
    INSERT INTO idempotency_keys (principal, endpoint, key, request_hash, created_at)
    SELECT 'owner:' || n, 'place-order', 'many-keys-' || n, '\\x00', now() FROM ${many}`.execute(db)
}
