import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'

/** A hotel so small that its owners are always in each other's way. */
export interface SmallHotel {
  id: number
  /** Two categories: a night for a night, and one that costs more. */
  categories: number[]
  contracts: {
    id: number
    ownerId: number
    /** What may be used beside the nights: passes of the first and the second year, then money of both. */
    accounts: { id: number; balance: number }[]
  }[]
}

/** How many days from today on the hotel's calendar is open. */
export const OPEN_DAYS = 45

/** Owners who belong to nobody else's test; they sign in with the password that everyone in the club has. */
export async function addOwners(db: Database, names: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO owners (name, lastname, email, language_code, language_name, password_hash)
    SELECT n, 'Solís', n || '@marea.example', 'ENG', 'English', o.password_hash
      FROM unnest(${names as string[]}::text[]) n, owners o WHERE o.email = 'elena@marea.example'
    RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Opens a hotel with `rooms` rooms in each of two categories and a contract for each owner. Two benefit years meet in
 * the window, five days belong to both; each holds `nights` nights, three passes and 5,000 cents. One night is closed.
 */
export async function openSmallHotel(
  db: Database,
  wish: { today: Day; owners: readonly number[]; rooms: number; nights: number; confirmsItself: boolean },
): Promise<SmallHotel> {
  const { today, owners, rooms, nights } = wish
  const { rows } = await sql<SmallHotel>`
    WITH name AS (
      SELECT 'ZZ' || translate(lpad((max(id) + 1)::text, 4, '0'), '0123456789', 'ABCDEFGHIJ') AS code FROM hotels
    ), hotel AS (
      INSERT INTO hotels (code, name, place, zone, currency, dingus_code, sihot_code, confirms_itself, scene)
      SELECT n.code, 'Casa Chica', h.place, h.zone, h.currency, n.code, n.code, ${wish.confirmsItself}::boolean, h.scene
        FROM name n, hotels h WHERE h.code = 'BS' RETURNING id
    ), rooms AS (
      INSERT INTO room_categories (hotel_id, code, name, description, beds, sleeps, square_meters, units,
                                   night_percent, scene)
      SELECT hotel.id, r.code, r.name, r.description, r.beds, 4, r.square_meters, ${rooms}::int, r.night_percent, r.scene
        FROM hotel, room_categories r JOIN hotels h ON h.id = r.hotel_id
       WHERE h.code = 'BS' AND r.code IN ('TWO', 'SKY') RETURNING id, hotel_id, code
    ), nights AS (
      INSERT INTO room_nights (category_id, night, capacity, free)
      SELECT id, ${today}::date + day, ${rooms}::int, ${rooms}::int FROM rooms, generate_series(0, ${OPEN_DAYS}::int) day
    ), tiers AS (
      INSERT INTO penalty_tiers (hotel_id, valid_from, from_days, percent)
      SELECT id, ${today}::date - 100, days, percent
        FROM hotel, (VALUES (0, 50), (15, 25), (31, 0)) AS tier (days, percent)
    ), closed AS (
      INSERT INTO blackouts (hotel_id, first_night, last_night, reason)
      SELECT id, ${today}::date + 15, ${today}::date + 15, '{"en": "Works", "es": "Obras"}' FROM hotel
    ), home AS (
      INSERT INTO housing (hotel_id, category_id, number)
      SELECT hotel_id, id, '1' FROM rooms WHERE code = 'TWO' RETURNING id, hotel_id, category_id
    ), signed AS (
      INSERT INTO contracts (number, owner_id, hotel_id, housing_id, category_id, membership_code, info_long, starts, ends)
      SELECT 'SMALL-' || home.hotel_id || '-' || o.position, o.id, home.hotel_id, home.id, home.category_id, 'CLASSIC',
             '{"en": "Small", "es": "Chica"}', ${today}::date - 1000, ${today}::date + 1000
        FROM home, unnest(${owners as number[]}::int[]) WITH ORDINALITY AS o (id, position) RETURNING id, owner_id
    ), years AS (
      INSERT INTO benefit_years (contract_id, benefit_id, year, starts, expires)
      SELECT signed.id, f.id, y.year, ${today}::date + y.first, ${today}::date + y.last
        FROM signed, benefits f, (VALUES (2026, -300, 35), (2027, 31, 300)) AS y (year, first, last)
       WHERE f.code IN ('nights', 'golf', 'spa') RETURNING id, contract_id, benefit_id, year
    ), granted AS (
      INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity)
      SELECT y.id, ${today}::date - 200, 'grant',
             CASE f.unit WHEN 'nights' THEN ${nights}::int WHEN 'money' THEN 5000 ELSE 3 END
        FROM years y JOIN benefits f ON f.id = y.benefit_id RETURNING benefit_year_id, quantity
    )
    SELECT hotel.id, (SELECT jsonb_agg(id ORDER BY code DESC) FROM rooms) AS categories,
           (SELECT jsonb_agg(jsonb_build_object('id', s.id, 'ownerId', s.owner_id, 'accounts', (
                     SELECT jsonb_agg(jsonb_build_object('id', y.id, 'balance', g.quantity) ORDER BY f.id, y.year)
                       FROM years y JOIN granted g ON g.benefit_year_id = y.id
                       JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
                      WHERE y.contract_id = s.id)) ORDER BY s.id) FROM signed s) AS contracts
      FROM hotel`.execute(db)
  return rows[0]!
}
