import { sql } from 'kysely'
import { addDays, addMonths, type Day } from '../src/kernel/day.ts'
import { nightsCost } from '../src/reservations/request/stay-rules.ts'
import type { Database } from '../src/server/database/database.ts'
import { hashOfToken } from '../src/server/http/caller.ts'
import { addMarket, type Market } from './market.ts'

/** Everyone's password. */
export const PASSWORD = 'a bench of cedar'

const OWNERS = 1_000
/** How far ahead rooms are open, in days. */
const HORIZON = 1_100
/** Stays begin this many days apart, so that none of a contract's comes near another. */
const STAY_EVERY = 6
export const STAY_NIGHTS = 2

/** An owner with one contract, signed in. */
export interface Member {
  ownerId: number
  contractId: number
  hotelId: number
  categoryId: number
  /** The account that pays for nights. */
  nightsYearId: number
  /** The nights that a stay takes from the balance. */
  stayCost: number
  email: string
  token: string
}

export interface Crowd {
  today: Day
  members: readonly Member[]
  /** The check-ins of each hotel that no blackout forbids. */
  checkIns: ReadonlyMap<number, readonly Day[]>
  market: Market
}

interface Fill {
  today: Day
  passwordHash: string
  /** Products in the catalogue. */
  products: number
}

/**
 * Adds owners with a contract, balances, transactions, a few stays and a session each, and rooms and nights enough
 * that no request has to be refused.
 */
export async function addCrowd(db: Database, fill: Fill): Promise<Crowd> {
  const { today, products } = fill
  await addPeople(db, fill)
  await addBalances(db, today)
  await addPapers(db, today)
  await addStays(db, today)
  await openRooms(db, today)
  const members = await readMembers(db)
  await signIn(db, members)
  const market = await addMarket(db, products)
  return { today, members, checkIns: await readCheckIns(db, today), market }
}

async function addPeople(db: Database, { today, passwordHash }: Fill): Promise<void> {
  await sql`
    INSERT INTO owners (name, lastname, phone, email, language_code, language_name, password_hash)
    SELECT 'Owner', n::text, '+52 998 555 0100', 'owner-' || n || '@bench.example', 'ENG', 'English', ${passwordHash}
      FROM generate_series(1, ${OWNERS}::int) n`.execute(db)
  await sql`
    INSERT INTO contracts (number, owner_id, hotel_id, housing_id, category_id, membership_code, info_long, starts, ends)
    SELECT 'B-' || o.id, o.id, h.hotel_id, h.id, h.category_id, 'CLASSIC', r.name,
           ${addMonths(today, -24)}::date, ${addMonths(today, 240)}::date
      FROM owners o
      JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places FROM housing) h
        ON h.place = o.id % h.places
      JOIN room_categories r ON r.id = h.category_id
     WHERE o.email LIKE '%@bench.example'`.execute(db)
}

async function addBalances(db: Database, today: Day): Promise<void> {
  await sql`
    INSERT INTO benefit_years (contract_id, benefit_id, year, starts, expires)
    SELECT c.id, b.id, ${Number(today.slice(0, 4))}::int, ${addDays(today, -30)}::date,
           ${addDays(today, HORIZON)}::date
      FROM contracts c CROSS JOIN benefits b WHERE c.number LIKE 'B-%'`.execute(db)
  await sql`
    INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity)
    SELECT y.id, now(), 'grant', CASE b.code WHEN 'nights' THEN 1000000 ELSE 10 END
      FROM benefit_years y JOIN benefits b ON b.id = y.benefit_id JOIN contracts c ON c.id = y.contract_id
     WHERE c.number LIKE 'B-%'`.execute(db)
}

/** A year of transactions for each contract, a line each. */
async function addPapers(db: Database, today: Day): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency)
      SELECT c.id, extract(year FROM d)::int, d::date, '{"en": "Rental income", "es": "Ingreso por renta"}',
             c.number || '-' || to_char(d, 'YYMM'), 'paid', 120000, 'USD'
        FROM contracts c
        CROSS JOIN generate_series(${addMonths(today, -12)}::date, ${today}::date, interval '1 month') d
       WHERE c.number LIKE 'B-%'
      RETURNING id, concept, cents
    )
    INSERT INTO transaction_lines (transaction_id, position, concept, unit_cents, cents)
    SELECT id, 1, concept, cents, cents FROM added`.execute(db)
}

/** Four stays for each contract: three that were and one that comes, before the first that the bench asks for. */
async function addStays(db: Database, today: Day): Promise<void> {
  await sql`
    WITH booked AS (
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant,
                            status, nights_cost, created_at, changed_at)
      SELECT c.id, c.hotel_id, c.category_id, ${today}::date + ahead, ${today}::date + ahead + 4, 2, 0, 'owner',
             'confirmed', 4, now(), now()
        FROM contracts c CROSS JOIN unnest(ARRAY[-300, -200, -100, 5]) ahead
       WHERE c.number LIKE 'B-%'
      RETURNING id
    )
    INSERT INTO booking_guests (booking_id, position, kind, name, lastname)
    SELECT id, place, 'adult', 'Guest', place::text FROM booked CROSS JOIN generate_series(1, 2) place`.execute(
    db,
  )
}

async function openRooms(db: Database, today: Day): Promise<void> {
  await sql`
    INSERT INTO room_nights (category_id, night, capacity, free)
    SELECT r.id, ${today}::date + ahead, 1000000, 1000000
      FROM room_categories r CROSS JOIN generate_series(0, ${HORIZON}::int) ahead
    ON CONFLICT (category_id, night) DO UPDATE SET capacity = EXCLUDED.capacity, free = EXCLUDED.free`.execute(
    db,
  )
}

async function readMembers(db: Database): Promise<Member[]> {
  const { rows } = await sql<Omit<Member, 'token' | 'stayCost'> & { nightPercent: number }>`
    SELECT o.id AS "ownerId", o.email, c.id AS "contractId", c.hotel_id AS "hotelId", c.category_id AS "categoryId",
           y.id AS "nightsYearId", r.night_percent AS "nightPercent"
      FROM owners o
      JOIN contracts c ON c.owner_id = o.id
      JOIN room_categories r ON r.id = c.category_id
      JOIN benefit_years y ON y.contract_id = c.id
      JOIN benefits b ON b.id = y.benefit_id AND b.code = 'nights'
     WHERE o.email LIKE '%@bench.example' ORDER BY o.id`.execute(db)
  return rows.map(({ nightPercent, ...row }) => ({
    ...row,
    stayCost: nightsCost(STAY_NIGHTS, nightPercent),
    token: `bench-session-${row.ownerId}`,
  }))
}

async function signIn(db: Database, members: readonly Member[]): Promise<void> {
  const hashes = members.map(({ token }) => hashOfToken(token))
  const owners = members.map(({ ownerId }) => ownerId)
  await sql`
    INSERT INTO sessions (token_hash, owner_id, created_at, last_active_at)
    SELECT hash, owner, now(), now() FROM unnest(${hashes}::bytea[], ${owners}::int[]) AS s(hash, owner)`.execute(
    db,
  )
}

async function readCheckIns(db: Database, today: Day): Promise<Map<number, Day[]>> {
  const { rows } = await sql<{ hotelId: number; checkIn: Day }>`
    SELECT h.id AS "hotelId", (${today}::date + ahead) AS "checkIn"
      FROM hotels h CROSS JOIN generate_series(20, ${HORIZON - STAY_NIGHTS}::int, ${STAY_EVERY}::int) ahead
     WHERE NOT EXISTS (SELECT FROM blackouts k
                        WHERE k.hotel_id = h.id AND k.first_night < ${today}::date + ahead + ${STAY_NIGHTS}::int
                          AND k.last_night >= ${today}::date + ahead)
     ORDER BY h.id, ahead`.execute(db)
  const days = new Map<number, Day[]>()
  for (const { hotelId, checkIn } of rows) days.set(hotelId, [...(days.get(hotelId) ?? []), checkIn])
  return days
}
