import { sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import { DEFAULT_TIME } from '../../marketplace/cart.ts'
import { ORDER_STATUS } from '../../marketplace/orders/order.ts'
import { byCardOf, linkOf } from '../../marketplace/server/changes/standing.store.ts'
import { LIVE_STATUSES } from '../../reservations/stay/booking.ts'
import type { Database } from '../../server/database/database.ts'
import type { Itinerary, ItineraryLine } from '../itinerary.endpoints.ts'

/** A line of an order, with the facts of its order's state. */
export type LineRow = Omit<ItineraryLine, 'state'> & {
  status: number
  paymentLink: string | null
  byCard: boolean
  firstDay: Day
  lastDay: Day
}

export interface ItineraryRow {
  today: Day
  arrival: Itinerary['arrival']
  visits: Itinerary['visits']
  lines: LineRow[]
}

/**
 * Whether a visit `a` that is still to come lies on days that a stay `b` of a hotel `h` had before it was moved, and on none of any
 * stay of its contract there now.
 */
const isLeft = (now: Date) => sql`(
  a.last_day >= (${now}::timestamptz AT TIME ZONE h.zone)::date
  AND EXISTS (SELECT FROM booking_events e
               WHERE e.booking_id = b.id AND e.detail -> 'after' IS NOT NULL
                 AND a.first_day <= (e.detail -> 'before' ->> 'dateout')::date
                 AND a.last_day >= (e.detail -> 'before' ->> 'datein')::date)
  AND NOT EXISTS (SELECT FROM bookings s
                   WHERE s.contract_id = b.contract_id AND s.hotel_id = b.hotel_id AND s.status = ANY (${[...LIVE_STATUSES]}::text[])
                     AND a.first_day <= s.check_out AND a.last_day >= s.check_in))`

/**
 * What lies in the days of a stay `b` of the owner's, in one statement: lines that name the stay, or that the same
 * contract ordered at its resort for one of its days, and the visits of those days. Null when the stay is not theirs.
 */
export async function readItineraryOf(
  db: Database,
  { ownerId, bookingId, now }: { ownerId: number; bookingId: number; now: Date },
): Promise<ItineraryRow | null> {
  const { rows } = await sql<ItineraryRow>`
    SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
           jsonb_build_object('address', h.address, 'latitude', h.latitude, 'longitude', h.longitude,
                              'door', h.arrival_door, 'residence', r.number, 'floor', r.floor) AS arrival,
           coalesce(v.visits, '[]') AS visits, coalesce(l.lines, '[]') AS lines
      FROM bookings b
      JOIN held_contracts c ON c.id = b.contract_id AND c.owner_id = ${ownerId}
      JOIN hotels h ON h.id = b.hotel_id
      LEFT JOIN housing r ON r.id = b.housing_id
      CROSS JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object(
                 'id', a.id, 'type', a.type_code, 'firstDay', a.first_day, 'lastDay', a.last_day, 'allDay', a.all_day,
                 'left', a.first_day > b.check_out OR a.last_day < b.check_in,
                 'guests', (SELECT jsonb_agg(g.name || ' ' || g.lastname ORDER BY g.position)
                              FROM access_guests g WHERE g.access_id = a.id)) ORDER BY a.first_day, a.id) AS visits
          FROM access_records a
         WHERE a.contract_id = b.contract_id AND a.cancelled_at IS NULL AND c.hotel_id = b.hotel_id
           AND (a.first_day <= b.check_out AND a.last_day >= b.check_in OR ${isLeft(now)})) v
      CROSS JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object(
                 'id', d.id, 'idOrder', o.id, 'order', o.number, 'name', d.name, 'day', d.operation_day,
                 'kind', CASE WHEN d.itinerary IS NOT NULL THEN 'transfer' ELSE d.kind END,
                 'time', d.operation_time, 'hour', d.kind <> 'product' OR coalesce(v.times, 'any') <> 'any'
                                                  OR d.operation_time <> ${DEFAULT_TIME}, 'qty', d.quantity, 'flight', coalesce(d.itinerary ->> 'flight', ''),
                 'total', d.total_cents + coalesce(round(d.total_cents * o.tax_cents::numeric
                                                         / nullif(o.gross_cents - o.discount_cents, 0)), 0)::int,
                 'currency', o.currency,
                 'elsewhere', (SELECT w.name FROM hotels w WHERE w.id = o.hotel_id AND w.id <> b.hotel_id),
                 'isBenefit', d.is_benefit, 'status', o.status, 'paymentLink', ${linkOf},
                 'byCard', ${byCardOf},
                 'firstDay', s.first, 'lastDay', s.last, 'told', CASE WHEN p.id IS NOT NULL THEN jsonb_build_object(
                   'meetingPoint', p.meeting_point, 'bring', p.bring, 'contactName', p.contact_name,
                   'contactPhone', p.contact_phone)
                   WHEN e.id IS NOT NULL THEN jsonb_build_object(
                   'meetingPoint', e.location, 'bring', null, 'contactName', null, 'contactPhone', null) END) ORDER BY d.operation_day, d.operation_time, d.id) AS lines
          FROM orders o
          JOIN order_details d ON d.order_id = o.id AND d.package_uuid IS NULL AND d.cancelled_at IS NULL
          LEFT JOIN product_details v ON v.id = d.detail_id
          LEFT JOIN products p ON p.id = v.product_id
          LEFT JOIN events e ON e.id = d.event_id
          CROSS JOIN LATERAL (SELECT min(x.operation_day) AS first, max(x.operation_day) AS last
                                FROM order_details x WHERE x.order_id = o.id AND x.cancelled_at IS NULL) s
         WHERE o.contract_id = b.contract_id AND o.status <> ${ORDER_STATUS.cancelled}
           AND (d.owner_booking_id = b.id
                OR (d.owner_booking_id IS NULL AND o.contract_id = b.contract_id AND o.hotel_id = b.hotel_id))
           AND d.operation_day BETWEEN b.check_in AND b.check_out) l
     WHERE b.id = ${bookingId}`.execute(db)
  return rows[0] ?? null
}
