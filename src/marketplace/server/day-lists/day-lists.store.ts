import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { DEFAULT_TIME } from '../../cart.ts'
import type { ServedLine } from '../../day-lists/day-list.ts'
import type { LIST_KINDS, listDayLists } from '../../day-lists/day-lists.endpoints.ts'
import { eventMinutes } from '../publish/goods.store.ts'

/** Names the list of a thing at a resort on a day. */
export interface ListName {
  kind: (typeof LIST_KINDS)[number]
  id: number
  hotel: number
  day: Day
}

/** Lines with their orders, and their variant where they have one. */
const lines = sql`
  order_details d
  JOIN orders o ON o.id = d.order_id
  LEFT JOIN product_details v ON v.id = d.detail_id`

/** What is served at a resort on a day: found by the day, of orders that stand. */
const served = ({ hotel, day }: Pick<ListName, 'hotel' | 'day'>) => sql`
  d.operation_day = ${day}::date AND d.kind <> 'package' AND d.cancelled_at IS NULL
  AND o.cancelled_at IS NULL AND o.hotel_id = ${hotel}`

/** The stay that a line `d` of an order `o` belongs to. */
const ofStay = sql`s.id = coalesce(d.owner_booking_id, o.booking_id)`

/** Who stays where a line `d` of an order `o` belongs. */
const stayOfLine = sql`(
  SELECT jsonb_build_object('adults', s.adults, 'children', s.children) FROM bookings s WHERE ${ofStay})`

/** How many people a line `d` of a variant `v` is for; as `peopleOf` a row counts them. */
const peopleOfLine = sql`coalesce(
  d.travellers, (d.itinerary ->> 'adults')::int + coalesce((d.itinerary ->> 'children')::int, 0),
  CASE WHEN v.people > 1 THEN least(
    d.quantity * v.people + d.extra_people,
    greatest((SELECT s.adults + s.children FROM bookings s WHERE ${ofStay}), jsonb_array_length(d.beneficiaries))) END,
  d.quantity * coalesce(v.people, 1) + d.extra_people)`

/** The resorts that serve something, with their zones. */
export async function readServingHotels(db: Database): Promise<{ id: number; name: string; zone: string }[]> {
  const { rows } = await sql<{ id: number; name: string; zone: string }>`
    SELECT id, name, zone FROM hotels ORDER BY show_in_web DESC, name`.execute(db)
  return rows
}

type ListOfDay = AnswerOf<typeof listDayLists>['data']['lists'][number]

/** What is served at a resort on a day, and whatever goes out by itself, by category. */
export async function readLists(db: Database, hotel: number, day: Day): Promise<ListOfDay[]> {
  const { rows } = await sql<ListOfDay>`
    WITH there AS (
      SELECT v.product_id, d.event_id, sum(${peopleOfLine})::int AS people, count(d.leg)::int AS trips
        FROM ${lines} WHERE ${served({ hotel, day })}
       GROUP BY v.product_id, d.event_id
      UNION ALL
      SELECT m.product_id, NULL, 0, 0 FROM day_list_mails m WHERE m.hotel_id = ${hotel}
      UNION ALL
      SELECT NULL, e.id, 0, 0 FROM event_list_mails m JOIN events e ON e.id = m.event_id
       WHERE e.hotel_id = ${hotel} AND e.start_day = ${day}::date)
    SELECT CASE WHEN t.event_id IS NULL THEN 'product' ELSE 'event' END AS kind, coalesce(p.id, e.id) AS id,
           coalesce(p.name, e.name) AS name, c.name AS category, sum(t.people)::int AS people,
           CASE WHEN bool_or(p.transfer) THEN sum(t.trips)::int END AS trips
      FROM there t
      LEFT JOIN products p ON p.id = t.product_id
      LEFT JOIN categories c ON c.id = p.category_id
      LEFT JOIN events e ON e.id = t.event_id
     GROUP BY t.event_id, p.id, e.id, c.id
     ORDER BY c.position NULLS FIRST, c.id, coalesce(p.name, e.name) ->> 'en'`.execute(db)
  return rows
}

/** A list as the database has it. */
export interface ListFacts {
  name: Bilingual
  hotel: string
  zone: string
  contact: string | null
  minutes: number | null
  lines: ServedLine[]
  places: { time: string; of: number; taken: number; closed: Bilingual | null }[]
}

const ofThing = ({ kind, id }: Pick<ListName, 'kind' | 'id'>): RawBuilder<unknown> =>
  kind === 'product' ? sql`v.product_id = ${id}` : sql`d.event_id = ${id}`

/** How long a product takes, or an evening of an event. */
const thingOf = ({ kind, id }: Pick<ListName, 'kind' | 'id'>) =>
  kind === 'product'
    ? sql`SELECT p.name, p.contact_name AS contact, p.duration_minutes AS minutes FROM products p WHERE p.id = ${id}`
    : sql`SELECT e.name, NULL::text AS contact,
                 ${eventMinutes} AS minutes
            FROM events e WHERE e.id = ${id}`

/** The residence of the stay that a line `d` of an order `o` belongs to. */
const residence = sql`(
  SELECT u.number FROM bookings s JOIN housing u ON u.id = s.housing_id
   WHERE ${ofStay})`

/** What that stay is in, of which a residence is given late. */
const room = sql`(
  SELECT c.name FROM bookings s JOIN room_categories c ON c.id = s.category_id
   WHERE ${ofStay})`

/** Whether a line `d` of a variant `v` names an hour. */
const namesHour = sql`(d.kind = 'event' OR coalesce(v.times, 'any') <> 'any' OR d.operation_time <> ${DEFAULT_TIME})`

/** One list with its lines; null where there is no such thing or resort. */
export async function readListFacts(db: Database, list: ListName): Promise<ListFacts | null> {
  const { rows } = await sql<ListFacts>`
    SELECT t.*, h.name AS hotel, h.zone, (
             SELECT coalesce(jsonb_agg(l.line ORDER BY l.id), '[]') FROM (
               SELECT d.id, jsonb_build_object(
                        'id', d.id, 'order', o.number, 'time', d.operation_time, 'customer', k.name || ' ' || k.lastname,
                        'residence', ${residence}, 'room', ${room}, 'stay', ${stayOfLine}, 'hour', ${namesHour}, 'qty', d.quantity, 'variant', coalesce(v.name, d.name),
                        'people', coalesce(v.people, 1), 'child', coalesce(v.child, false), 'extra', d.extra_people,
                        'notes', (SELECT coalesce(jsonb_agg(n), '[]') FROM unnest(ARRAY[d.note, d.client_note]) n WHERE n <> ''),
                        'named', (SELECT coalesce(jsonb_agg(b.value ->> 'fullname'), '[]')
                                    FROM jsonb_array_elements(d.beneficiaries) b),
                        'passes', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', g.name || ' ' || g.lastname, 'code', g.code)
                                                             ORDER BY g.guest_position), '[]')
                                     FROM access_passes g WHERE g.order_detail_id = d.id AND g.revoked_at IS NULL),
                        'minutes', coalesce(v.duration_minutes, t.minutes), 'itinerary', d.itinerary, 'travellers', d.travellers, 'came', a.came,
                        'noted', CASE WHEN a.came IS NOT NULL THEN jsonb_build_object(
                          'by', w.name || ' ' || w.lastname, 'at', a.at) END) AS line
                 FROM ${lines}
                 JOIN customers k ON k.id = o.customer_id
                 LEFT JOIN LATERAL (SELECT came, admin_id, at FROM attendance
                                     WHERE order_detail_id = d.id ORDER BY id DESC LIMIT 1) a ON true
                 LEFT JOIN admins w ON w.id = a.admin_id
                WHERE ${served(list)} AND ${ofThing(list)}) l) AS lines,
           ${list.kind === 'product' ? placesOf(list.id, list.day) : sql`'[]'::jsonb`} AS places
      FROM (${thingOf(list)}) t CROSS JOIN hotels h
     WHERE h.id = ${list.hotel}`.execute(db)
  return rows[0] ?? null
}

/** The places of a product's slots on a day, and how many of them are taken. */
const placesOf = (product: number, day: Day) => sql`(
  SELECT coalesce(jsonb_agg(s.slot), '[]') FROM (
    SELECT jsonb_build_object('time', s.starts, 'of', sum(coalesce(a.capacity, s.places)),
                              'taken', sum(coalesce(a.taken, 0)),
                              'closed', (array_agg(a.closed) FILTER (WHERE a.closed IS NOT NULL))[1]) AS slot
      FROM product_details v
      JOIN detail_slots s ON s.detail_id = v.id AND s.active
      LEFT JOIN slot_allotment a ON a.detail_id = s.detail_id AND a.starts = s.starts AND a.day = ${day}::date
     WHERE v.product_id = ${product} GROUP BY s.starts) s)`

/** The lines of these numbers, locked, with when and in which zone each is served; cancelled ones are left out. */
export async function lockServed(
  trx: Database,
  ids: readonly number[],
): Promise<{ id: number; day: Day; time: string | null; zone: string }[]> {
  const { rows } = await sql<{ id: number; day: Day; time: string | null; zone: string }>`
    SELECT d.id, d.operation_day AS day, CASE WHEN ${namesHour} THEN d.operation_time END AS time, h.zone
      FROM ${lines} JOIN hotels h ON h.id = o.hotel_id
     WHERE d.id = ANY(${ids}::int[]) AND d.cancelled_at IS NULL AND o.cancelled_at IS NULL
     ORDER BY d.id FOR NO KEY UPDATE OF d`.execute(trx)
  return rows
}

/** Adds what the desk notes of lines. */
export async function saveCame(
  trx: Database,
  ids: readonly number[],
  noted: { came: string | null; adminId: number | null },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO attendance (order_detail_id, came, admin_id, at)
    SELECT line, ${noted.came}, ${noted.adminId}::int, ${now}::timestamptz FROM unnest(${ids}::int[]) line`.execute(
    trx,
  )
}
