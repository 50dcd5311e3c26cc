import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { DayStay, House, HouseDay } from '../../house.endpoints.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'

/** A booking `b` that holds its nights; literal, as the partial index has it. */
const LIVE = sql`b.status NOT IN ('cancelled', 'rejected')`

/** Whether the last note of a kind says that it happened to the booking `b`. */
const happened = (kind: 'arrived' | 'left') => sql`coalesce((
  SELECT p.happened FROM stay_presence p WHERE p.booking_id = b.id AND p.kind = ${kind} ORDER BY p.id DESC LIMIT 1), false)`

const listed = (from: RawBuilder<unknown>) => sql`coalesce((${from}), '[]')`

/**
 * A resort's house for so many days from one on, in one statement; the first resort and its today where none is named.
 * Null where there is no resort. The year before is 364 days ago, the same weekday.
 */
export async function findHouse(
  db: Database,
  asked: { hotel: number | undefined; from: Day | undefined; days: number },
  now: Date,
): Promise<House | null> {
  const { hotel, from, days } = asked
  const { rows } = await sql<House>`
    WITH chosen AS MATERIALIZED (
      SELECT h.id, h.name, d.today, coalesce(${from ?? null}::date, d.today) AS first
        FROM hotels h CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today) d
       ORDER BY (h.id = ${hotel ?? 0}) DESC, h.show_in_web DESC, h.name LIMIT 1),
    span AS MATERIALIZED (
      SELECT c.id AS hotel, c.first - 1 AS day_before, least(c.first, min(b.check_in)) AS first,
             greatest(c.first + ${days}::int, max(b.check_out)) AS last
        FROM chosen c
        LEFT JOIN bookings b ON b.hotel_id = c.id AND ${LIVE} AND b.check_in < c.first + ${days}::int
         AND b.check_in >= c.first - ${LONGEST_STAY}::int AND b.check_out >= c.first
       GROUP BY c.id, c.first)
    SELECT jsonb_build_object('id', c.id, 'name', c.name) AS hotel, c.today, c.first AS from, ${days}::int AS days,
           (SELECT jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name) ORDER BY h.show_in_web DESC, h.name)
              FROM hotels h) AS hotels,
           ${listed(sql`
             SELECT jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) ORDER BY r.id)
               FROM room_categories r WHERE r.hotel_id = c.id`)} AS categories,
           ${listed(sql`
             SELECT jsonb_agg(jsonb_build_object(
                      'id', u.id, 'number', u.number, 'idCategory', u.category_id,
                      'owners', ${listed(sql`
                        SELECT jsonb_agg(DISTINCT o.lastname) FROM contracts k JOIN owners o ON o.id = k.owner_id
                         WHERE k.housing_id = u.id AND k.starts <= c.today AND k.ends > c.today`)})
                    ORDER BY u.category_id, length(u.number), u.number)
               FROM housing u WHERE u.hotel_id = c.id`)} AS residences,
           ${listed(sql`
             SELECT jsonb_agg(jsonb_build_object(
                      'id', b.id, 'code', b.code, 'status', b.status, 'occupant', b.occupant,
                      'name', CASE b.occupant WHEN 'owner' THEN o.lastname ELSE coalesce(g.lastname, o.lastname) END,
                      'idCategory', b.category_id, 'idHousing', b.housing_id,
                      'idOwn', CASE WHEN w.category_id = b.category_id THEN w.id END,
                      'checkIn', b.check_in, 'checkOut', b.check_out, 'pinned', b.housing_pinned,
                      'sequence', b.sequence, 'arrived', ${happened('arrived')}, 'left', ${happened('left')})
                    ORDER BY b.check_in, b.id)
               FROM span s
               JOIN bookings b ON b.hotel_id = s.hotel AND ${LIVE} AND b.check_in < s.last
                AND b.check_in >= s.first - ${LONGEST_STAY}::int
                AND b.check_out > least(s.first, s.day_before)
               JOIN contracts k ON k.id = b.contract_id
               JOIN owners o ON o.id = k.owner_id
               LEFT JOIN housing w ON w.id = k.housing_id
               LEFT JOIN booking_guests g ON g.booking_id = b.id AND g.position = 1`)} AS stays,
           ${listed(sql`
             SELECT jsonb_agg(jsonb_build_object('firstNight', x.first_night, 'lastNight', x.last_night,
                                                 'reason', x.reason) ORDER BY x.first_night)
               FROM blackouts x
              WHERE x.hotel_id = c.id AND x.first_night < c.first + ${days}::int AND x.last_night >= c.first`)} AS closed,
           ${listed(sql`
             SELECT jsonb_agg(jsonb_build_object('idRequest', q.id, 'code', q.code, 'idHousing', x.housing_id,
                                                 'idCategory', x.category_id, 'firstNight', x.first_night,
                                                 'lastNight', x.last_night) ORDER BY x.first_night, q.id)
               FROM span s JOIN room_categories r ON r.hotel_id = s.hotel
               JOIN residence_closures x ON x.category_id = r.id JOIN maintenance_requests q ON q.id = x.request_id
              WHERE x.first_night < s.last AND x.last_night >= s.first - 1`)} AS repairs,
           ${listed(sql`
             SELECT jsonb_agg(jsonb_build_object('night', n.night, 'taken', n.taken, 'of', n.of, 'before', n.before)
                              ORDER BY n.night)
               FROM (SELECT n.night + a.ago AS night,
                            coalesce(sum(n.capacity - n.free - n.closed) FILTER (WHERE a.ago = 0), 0)::int AS taken,
                            coalesce(sum(n.capacity - n.closed) FILTER (WHERE a.ago = 0), 0)::int AS of,
                            CASE WHEN sum(n.capacity - n.closed) FILTER (WHERE a.ago > 0) > 0 THEN jsonb_build_object(
                              'taken', sum(n.capacity - n.free - n.closed) FILTER (WHERE a.ago > 0),
                              'of', sum(n.capacity - n.closed) FILTER (WHERE a.ago > 0)) END AS before
                       FROM (VALUES (0), (364)) a(ago)
                       JOIN room_categories r ON r.hotel_id = c.id
                      -- OFFSET keeps the planner at the key of each category's nights.
                      CROSS JOIN LATERAL (
                        SELECT x.night, x.capacity, x.free, x.closed FROM room_nights x
                         WHERE x.category_id = r.id AND x.night >= c.first - a.ago
                           AND x.night < c.first - a.ago + ${days}::int OFFSET 0) n
                      GROUP BY 1) n`)} AS nights
      FROM chosen c`.execute(db)
  return rows[0] ?? null
}

/** When the last note of a kind says that it happened to the booking `b` of the hotel `h`; null where it did not. */
const when = (kind: 'arrived' | 'left') => sql`(
  SELECT CASE WHEN p.happened THEN jsonb_build_object(
           'day', (p.at AT TIME ZONE h.zone)::date, 'time', to_char(p.at AT TIME ZONE h.zone, 'HH24:MI')) END
    FROM stay_presence p WHERE p.booking_id = b.id AND p.kind = ${kind} ORDER BY p.id DESC LIMIT 1)`

/** A day of the house as the database has it: all stays that touch it, by residence. */
export interface HouseDayFacts
  extends Pick<HouseDay, 'hotel' | 'zone' | 'today' | 'checkOutTime' | 'residences'> {
  stays: DayStay[]
}

/** Who is in the house of a resort on a day, in one statement; null where there is no such resort. */
export async function findHouseDay(
  db: Database,
  { hotel, day }: { hotel: number; day: Day },
  now: Date,
): Promise<HouseDayFacts | null> {
  const { rows } = await sql<HouseDayFacts>`
    SELECT h.name AS hotel, h.zone, (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
           h.check_out_time AS "checkOutTime",
           (SELECT count(*)::int FROM housing u WHERE u.hotel_id = h.id) AS residences,
           ${listed(sql`
             SELECT jsonb_agg(jsonb_build_object(
                      'id', b.id, 'code', b.code, 'status', b.status, 'residence', u.number, 'category', r.name,
                      'occupant', b.occupant,
                      'name', CASE WHEN b.occupant = 'guest' AND g.name IS NOT NULL THEN g.name || ' ' || g.lastname
                                   ELSE o.name || ' ' || o.lastname END,
                      'adults', b.adults, 'children', b.children, 'checkIn', b.check_in, 'checkOut', b.check_out,
                      'note', b.note, 'arrived', ${when('arrived')}, 'left', ${when('left')},
                      'passes', (
                        SELECT count(*)::int FROM access_records v JOIN access_passes p ON p.access_id = v.id
                         WHERE v.contract_id = b.contract_id AND v.cancelled_at IS NULL AND p.revoked_at IS NULL
                           AND ${day}::date BETWEEN v.first_day AND v.last_day),
                      'ordered', ${listed(sql`
                        SELECT jsonb_agg(jsonb_build_object(
                                 'name', coalesce(t.name, d.name), 'qty', d.quantity, 'time', d.operation_time,
                                 'leg', CASE WHEN d.leg IS NOT NULL THEN jsonb_build_object(
                                   'trip', d.leg, 'flight', coalesce(d.itinerary ->> 'flight', '')) END,
                                 'note', nullif(concat_ws(' ', nullif(d.note, ''), nullif(d.client_note, '')), ''))
                               ORDER BY d.operation_time, d.id)
                          FROM orders w
                          JOIN order_details d ON d.order_id = w.id
                          LEFT JOIN product_details x ON x.id = d.detail_id
                          LEFT JOIN products t ON t.id = x.product_id
                         WHERE w.contract_id = b.contract_id AND w.cancelled_at IS NULL AND d.cancelled_at IS NULL
                           AND d.kind <> 'package' AND d.operation_day = ${day}::date
                           AND coalesce(d.owner_booking_id, w.booking_id) = b.id`)})
                    ORDER BY u.number NULLS FIRST, b.id)
               FROM bookings b
               JOIN contracts k ON k.id = b.contract_id
               JOIN owners o ON o.id = k.owner_id
               JOIN room_categories r ON r.id = b.category_id
               LEFT JOIN housing u ON u.id = b.housing_id
               LEFT JOIN booking_guests g ON g.booking_id = b.id AND g.position = 1
              WHERE b.hotel_id = h.id AND ${LIVE} AND b.check_in <= ${day}::date
                AND b.check_in >= ${day}::date - ${LONGEST_STAY}::int AND b.check_out >= ${day}::date`)} AS stays
      FROM hotels h WHERE h.id = ${hotel}`.execute(db)
  return rows[0] ?? null
}
