import { sql } from 'kysely'
import { type Day, nightsOf } from '../../kernel/day.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import type { listDrawRounds } from '../desk.endpoints.ts'

/** A resort for which a round can be opened. */
export interface DrawHotel {
  id: number
  name: string
  zone: string
  categories: { id: number; name: Bilingual; units: number }[]
}

/** Reads the resorts with their kinds of residence. */
export async function readDrawHotels(db: Database): Promise<DrawHotel[]> {
  const { rows } = await sql<DrawHotel>`
    SELECT h.id, h.name, h.zone,
           coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'units', c.units)
                                      ORDER BY c.night_percent, c.id)
                       FROM room_categories c WHERE c.hotel_id = h.id), '[]') AS categories
      FROM hotels h ORDER BY h.show_in_web DESC, h.id`.execute(db)
  return rows
}

/** What the desk sees of a round beside what everybody sees. */
export interface DeskPart {
  /** By place, how many wish it, and how many first. */
  wished: { idPlace: number; wished: number; first: number }[]
  entered: { adminId: number; name: string; value: string }[]
  results: AnswerOf<typeof listDrawRounds>['data'][number]['results']
}

/** Reads what the desk sees of a round. */
export async function readDeskPart(db: Database, roundId: number): Promise<DeskPart> {
  const { rows } = await sql<DeskPart>`
    SELECT coalesce((SELECT jsonb_agg(jsonb_build_object('idPlace', w.place_id, 'wished', w.wished, 'first', w.first))
                       FROM (SELECT place_id, count(*) AS wished, count(*) FILTER (WHERE rank = 1) AS first
                               FROM draw_wishes WHERE round_id = ${roundId} GROUP BY 1) w), '[]') AS wished,
           coalesce((SELECT jsonb_agg(jsonb_build_object('adminId', a.id, 'name', a.name, 'value', n.value)
                                      ORDER BY n.entered_at, a.id)
                       FROM draw_numbers n JOIN admins a ON a.id = n.admin_id WHERE n.round_id = ${roundId}), '[]') AS entered,
           (SELECT jsonb_build_object('given', count(*), 'booked', count(*) FILTER (WHERE g.state = 'booked'),
                                      'refused', count(*) FILTER (WHERE g.state = 'refused'),
                                      'first', count(*) FILTER (WHERE g.rank = 1),
                                      'each', coalesce(jsonb_agg(jsonb_build_object(
                                         'number', k.number, 'place', k.place_in_order, 'idOwner', o.id,
                                         'owner', o.name || ' ' || o.lastname, 'idPlace', g.place_id, 'wish', g.rank,
                                         'state', g.state, 'stay', b.code) ORDER BY k.place_in_order, g.turn), '[]'))
              FROM draw_results g
              JOIN draw_takers k ON k.round_id = g.round_id AND k.contract_id = g.contract_id
              JOIN contracts c ON c.id = g.contract_id JOIN owners o ON o.id = c.owner_id
              LEFT JOIN bookings b ON b.id = g.booking_id
             WHERE g.round_id = ${roundId}) AS results`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement answered no row')
  return row
}

export interface NewRound {
  hotelId: number
  name: Bilingual
  year: number
  opensAt: Date
  closesAt: Date
  numberAt: Date
  freeUntil: Day | null
  each: number
  weights: readonly number[]
  source: string
  forCategories: readonly number[]
  seed: string
  seal: string
  places: readonly NewPlace[]
}

export interface NewPlace {
  idCategory: number
  name: Bilingual
  checkIn: Day
  checkOut: Day
  residences: number
}

/** Writes a new round with its weeks, whose nights are held already. */
export async function insertRound(trx: Database, round: NewRound, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO draw_rounds (hotel_id, name, year, weeks_each, weights, source, for_categories, published_at, opens_at, closes_at,
                             number_at, free_until, seed, seal)
    VALUES (${round.hotelId}, ${JSON.stringify(round.name)}::jsonb, ${round.year}, ${round.each},
            ${round.weights as number[]}::int[], ${round.source}, ${round.forCategories as number[]}::int[], ${now}::timestamptz,
            ${round.opensAt}::timestamptz, ${round.closesAt}::timestamptz, ${round.numberAt}::timestamptz, ${round.freeUntil}::date, ${round.seed}, ${round.seal})
    RETURNING id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('An insert answered no row')
  await sql`
    INSERT INTO draw_places (round_id, hotel_id, category_id, name, check_in, check_out, residences, held)
    SELECT ${row.id}::int, ${round.hotelId}::int, p."idCategory", p.name, p."checkIn", p."checkOut", p.residences, p.residences
      FROM jsonb_to_recordset(${JSON.stringify(round.places)}::jsonb) AS p(
           "idCategory" int, name jsonb, "checkIn" date, "checkOut" date, residences int)`.execute(trx)
  return row.id
}

/**
 * Takes the nights of a round's weeks out of every search, all of them or none: answers the first night on which fewer are free,
 * null where all are taken. Rows are locked in their order.
 */
export async function holdWeeks(
  trx: Database,
  places: readonly NewPlace[],
): Promise<{ categoryId: number; night: Day; free: number } | null> {
  const nights = JSON.stringify(
    places.flatMap((place) =>
      nightsOf(place).map((night) => ({ category: place.idCategory, night, rooms: place.residences })),
    ),
  )
  const wanted = sql`
    SELECT category, night, sum(rooms)::int AS rooms
      FROM jsonb_to_recordset(${nights}::jsonb) AS n(category int, night date, rooms int) GROUP BY 1, 2`
  await sql`
    SELECT FROM room_nights n JOIN (${wanted}) w ON w.category = n.category_id AND w.night = n.night
     ORDER BY n.category_id, n.night FOR UPDATE OF n`.execute(trx)
  const { rows } = await sql<{ categoryId: number; night: Day; free: number }>`
    SELECT w.category AS "categoryId", w.night, coalesce(n.free, 0) AS free
      FROM (${wanted}) w LEFT JOIN room_nights n ON n.category_id = w.category AND n.night = w.night
     WHERE coalesce(n.free, 0) < w.rooms ORDER BY w.night, w.category LIMIT 1`.execute(trx)
  if (rows[0]) return rows[0]
  await sql`
    UPDATE room_nights n SET free = n.free - w.rooms FROM (${wanted}) w
     WHERE n.category_id = w.category AND n.night = w.night`.execute(trx)
  return null
}

/** The first of these weeks that a round has already, and that round's name; null where none has. */
export async function findInRound(
  db: Database,
  places: readonly Pick<NewPlace, 'idCategory' | 'checkIn' | 'checkOut'>[],
): Promise<{ categoryId: number; checkIn: Day; checkOut: Day; name: Bilingual } | null> {
  const { rows } = await sql<{ categoryId: number; checkIn: Day; checkOut: Day; name: Bilingual }>`
    SELECT p.category_id AS "categoryId", p.check_in AS "checkIn", p.check_out AS "checkOut", r.name
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS w("idCategory" int, "checkIn" date, "checkOut" date)
      JOIN draw_places p ON p.category_id = w."idCategory" AND p.check_in = w."checkIn" AND p.check_out = w."checkOut" AND p.in_round
      JOIN draw_rounds r ON r.id = p.round_id
     ORDER BY p.check_in, p.category_id LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** The first of these weeks with a night that its resort has closed, and those nights; null where all are open. */
export async function findClosedWeek(
  db: Database,
  hotelId: number,
  places: readonly Pick<NewPlace, 'checkIn' | 'checkOut'>[],
): Promise<{ checkIn: Day; checkOut: Day; firstNight: Day; lastNight: Day } | null> {
  const { rows } = await sql<{ checkIn: Day; checkOut: Day; firstNight: Day; lastNight: Day }>`
    SELECT w."checkIn", w."checkOut", k.first_night AS "firstNight", k.last_night AS "lastNight"
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS w("checkIn" date, "checkOut" date)
      JOIN blackouts k ON k.hotel_id = ${hotelId} AND k.first_night < w."checkOut" AND k.last_night >= w."checkIn"
     ORDER BY w."checkIn", k.first_night LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** Notes that a round was taken back. */
export async function noteWithdrawn(trx: Database, roundId: number, now: Date): Promise<void> {
  await sql`UPDATE draw_rounds SET withdrawn_at = ${now}::timestamptz WHERE id = ${roundId}`.execute(trx)
}

/** Writes what somebody of the desk has read as the public number, and answers what everybody has entered. */
export async function writeNumber(
  trx: Database,
  entry: { roundId: number; adminId: number; value: string },
  now: Date,
): Promise<{ adminId: number; value: string }[]> {
  await sql`
    INSERT INTO draw_numbers (round_id, admin_id, value, entered_at)
    VALUES (${entry.roundId}, ${entry.adminId}, ${entry.value}, ${now}::timestamptz)
    ON CONFLICT (round_id, admin_id) DO UPDATE SET value = excluded.value, entered_at = excluded.entered_at`.execute(
    trx,
  )
  const { rows } = await sql<{ adminId: number; value: string }>`
    SELECT admin_id AS "adminId", value FROM draw_numbers WHERE round_id = ${entry.roundId}`.execute(trx)
  return rows
}

/** Notes the public number that two people agree on. */
export async function noteNumber(trx: Database, roundId: number, value: string, now: Date): Promise<void> {
  await sql`
    UPDATE draw_rounds SET public_value = ${value}, numbered_at = ${now}::timestamptz WHERE id = ${roundId}`.execute(
    trx,
  )
}

/** Notes that the desk has asked for the draw. */
export async function noteRun(trx: Database, roundId: number, now: Date): Promise<void> {
  await sql`
    UPDATE draw_rounds SET run_at = ${now}::timestamptz WHERE id = ${roundId} AND run_at IS NULL`.execute(trx)
}

/** The number of a resort's latest drawn round; null where it has none. */
export async function findLastDrawn(db: Database, hotelId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM draw_rounds WHERE hotel_id = ${hotelId} AND drawn_at IS NOT NULL
     ORDER BY drawn_at DESC, id DESC LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}
