import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubSnapshot } from '../../portal/server/testing.snapshot.ts'
import { emptyCluster } from '../../server/database/cluster.ts'
import { embedded, type OpenDatabase } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { fillDemoClub, isEmpty } from './fill-club.ts'

const CLUB = { today: TEST_DAY, seed: 1, passwordHash: 'hash' }
let engine: PGlite
let database: OpenDatabase

beforeAll(async () => {
  engine = await PGlite.create({
    parsers: { 1082: (value: string) => value },
    loadDataDir: await emptyCluster(),
  })
  database = embedded(engine)
  await migrate(database)
  expect(await isEmpty(database.db)).toBe(true)
  await fillDemoClub(database.db, CLUB, { trusted: true })
}, 60_000)
afterAll(() => database.close())

const rows = async <T>(sql: string) => (await engine.query<T>(sql)).rows

test('rows that are trusted are the same as those that every rule was asked about', async () => {
  // What all tests begin with was filled in with every rule asked.
  const asked = await PGlite.create({ loadDataDir: await clubSnapshot() })
  try {
    const tables = await rows<{ name: string; columns: string }>(`
      SELECT table_name AS name, string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
        FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name NOT IN ('password_hash', 'newsletter_key')
         AND coalesce(column_default, '') <> 'now()'
         AND table_name NOT IN ('migrations', 'catalogue_version', 'club_news_version', 'resort_version', 'contract_versions', 'calendar_domain')
       GROUP BY 1 ORDER BY 1`)
    expect(tables.length).toBeGreaterThan(80)
    for (const { name, columns } of tables) {
      const sums = `SELECT count(*), md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum
                      FROM (SELECT ${columns} FROM "${name}") t`
      expect([name, await rows(sums)]).toEqual([name, (await asked.query(sums)).rows])
    }
  } finally {
    await asked.close()
  }
})

test('the changes of every contract are counted', async () => {
  expect(await rows('SELECT id FROM contracts EXCEPT SELECT contract_id FROM contract_versions')).toEqual([])
})

test('a database with a club in it is refused, and stays as it was', async () => {
  expect(await isEmpty(database.db)).toBe(false)
  const before = await rows('SELECT count(*) FROM bookings')
  expect(await fillDemoClub(database.db, CLUB)).toBe(false)
  expect(await rows('SELECT count(*) FROM bookings')).toEqual(before)
})

test('the counters agree with the bookings, offers and draws on every night; what was opened is all there is, or all that is taken', async () => {
  const wrong = await rows(`
    WITH one AS (
      SELECT id, category_id, check_in, check_out FROM bookings WHERE status NOT IN ('cancelled', 'rejected')
      UNION ALL
      SELECT b.id, b.category_id, w.check_in, w.check_out FROM bookings b JOIN booking_wishes w ON w.booking_id = b.id
       WHERE b.status NOT IN ('cancelled', 'rejected')
      UNION ALL
      SELECT -id, category_id, check_in, check_out FROM wait_offers WHERE state = 'open'
    ), held AS (
      -- A night of a stay and of its wish is held once.
      SELECT category_id, night::date AS night, count(DISTINCT id) AS stays
        FROM one, generate_series(check_in, check_out - 1, interval '1 day') night GROUP BY 1, 2
    ), drawn AS (
      SELECT category_id, night::date AS night, sum(held) AS rooms
        FROM draw_places, generate_series(check_in, check_out - 1, interval '1 day') night GROUP BY 1, 2)
    SELECT n.category_id, n.night FROM room_nights n
      JOIN room_categories c ON c.id = n.category_id
      LEFT JOIN held h ON h.category_id = n.category_id AND h.night = n.night
      LEFT JOIN drawn d ON d.category_id = n.category_id AND d.night = n.night
     WHERE (n.capacity <> c.units AND n.free <> 0) OR n.free <> n.capacity - coalesce(h.stays, 0) - coalesce(d.rooms, 0)`)
  expect(wrong).toEqual([])
  const uncounted = await rows(`
    SELECT b.id FROM bookings b, generate_series(b.check_in, b.check_out - 1, interval '1 day') night
     WHERE NOT EXISTS (SELECT FROM room_nights n WHERE n.category_id = b.category_id AND n.night = night::date)`)
  expect(uncounted).toEqual([])
})

test('each balance is the sum of its entries, and a year that is over has none left', async () => {
  expect(
    await rows(`
    SELECT y.id FROM benefit_years y LEFT JOIN benefit_entries e ON e.benefit_year_id = y.id
     GROUP BY y.id HAVING y.balance <> coalesce(sum(e.quantity), 0)
        OR (y.expires < '2026-11-01' AND y.balance <> 0)`),
  ).toEqual([])
})

test('a live stay still to end holds its nights; one that is over used them; a closed one has them back', async () => {
  expect(
    await rows(`
    SELECT b.id, b.status FROM bookings b JOIN benefit_entries e ON e.booking_id = b.id
      JOIN benefit_years y ON y.id = e.benefit_year_id AND y.benefit_id = 1
     GROUP BY b.id
    HAVING sum(e.quantity) <> CASE WHEN b.status IN ('cancelled', 'rejected') THEN 0 ELSE -b.nights_cost END
        OR (coalesce(sum(e.quantity) FILTER (WHERE e.kind = 'use'), 0) <> 0)
           <> (b.check_out <= '2026-11-18' AND b.status NOT IN ('cancelled', 'rejected'))`),
  ).toEqual([])
})

test('lines add up to their transactions', async () => {
  expect(
    await rows(`
    SELECT t.id FROM transactions t LEFT JOIN transaction_lines l ON l.transaction_id = t.id
     GROUP BY t.id HAVING t.cents IS DISTINCT FROM sum(l.cents)`),
  ).toEqual([])
})

test('Elena holds, has used, and has used one benefit up', async () => {
  const accounts = await rows<{ code: string; balance: number; used: number; held: number }>(`
    SELECT f.code, y.balance,
           coalesce(-sum(e.quantity) FILTER (WHERE e.kind = 'use'), 0)::int AS used,
           coalesce(-sum(e.quantity) FILTER (WHERE e.kind IN ('hold', 'return')), 0)::int AS held
      FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id JOIN benefit_entries e ON e.benefit_year_id = y.id
     WHERE y.contract_id = 1 AND '2026-11-18' BETWEEN y.starts AND y.expires GROUP BY f.id, y.id ORDER BY f.position`)
  expect(accounts).toEqual([
    { code: 'nights', balance: 11, used: 11, held: 27 },
    { code: 'golf', balance: 6, used: 4, held: 2 },
    { code: 'transfer', balance: 2, used: 2, held: 2 },
    { code: 'spa', balance: 53_000, used: 35_000, held: 12_000 },
    { code: 'day-pass', balance: 0, used: 10, held: 0 },
  ])
})

test('Marcos alone has a report to sign, one; Tomás has no contract; Inés has two resorts', async () => {
  expect(
    await rows(`
    SELECT o.email, count(*)::int AS waiting FROM executive_reports r JOIN contracts c ON c.id = r.contract_id
      JOIN owners o ON o.id = c.owner_id WHERE r.signed_at IS NULL GROUP BY o.id`),
  ).toEqual([{ email: 'marcos@marea.example', waiting: 1 }])
  expect(
    await rows(`
    SELECT o.email, count(DISTINCT c.hotel_id)::int AS resorts, coalesce(bool_or(c.can_subscribe), false) AS subscribes
      FROM owners o LEFT JOIN contracts c ON c.owner_id = o.id WHERE o.id <= 4 GROUP BY o.id ORDER BY o.id`),
  ).toEqual([
    { email: 'elena@marea.example', resorts: 1, subscribes: false },
    { email: 'marcos@marea.example', resorts: 1, subscribes: false },
    { email: 'ines@marea.example', resorts: 2, subscribes: true },
    { email: 'tomas@marea.example', resorts: 0, subscribes: false },
  ])
})

test('what people make next is numbered after the demo’s own', async () => {
  const [next] = await rows<{ free: boolean }>(`
    SELECT nextval(pg_get_serial_sequence('bookings', 'id')) > (SELECT max(id) FROM bookings) AS free`)
  expect(next?.free).toBe(true)
})

test('newsletters stand in both languages, some shown and some not', async () => {
  expect(
    await rows(`
    SELECT language, count(*) FILTER (WHERE status)::int AS shown, count(*) FILTER (WHERE NOT status)::int AS hidden
      FROM newsletters GROUP BY language ORDER BY language`),
  ).toEqual([
    { language: 'en', shown: 5, hidden: 1 },
    { language: 'es', shown: 5, hidden: 1 },
  ])
})
