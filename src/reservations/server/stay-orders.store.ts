import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { StayOrder } from '../stay/stay-orders.ts'

/**
 * The orders of the booking `b` of the contract `c` at the hotel `h` as JSON, with the days that are still to come; what is
 * cancelled (orderStatus 3) is no order any more. By the contract's orders, of which there are few.
 */
export const ordersOfStay = (now: Date) => sql<StayOrder[]>`
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', x.id, 'number', x.number, 'days', x.days) ORDER BY x.first, x.id)
      FROM (
        SELECT o.id, o.number, min(d.operation_day) AS first,
               jsonb_agg(DISTINCT d.operation_day ORDER BY d.operation_day) AS days
          FROM orders o JOIN order_details d ON d.order_id = o.id AND d.cancelled_at IS NULL
         WHERE o.contract_id = c.id AND o.status <> 3 AND coalesce(d.owner_booking_id, o.booking_id) = b.id
           AND d.operation_day >= (${now}::timestamptz AT TIME ZONE h.zone)::date
         GROUP BY o.id, o.number) x), '[]')`

/**
 * How many lines of the booking `b` of the contract `c` are still to come and do not go with its days: `linesBeside` of the marketplace
 * in SQL. A package is one line.
 */
export const countBeside = (now: Date) => sql<number>`(
  SELECT count(*)::int
    FROM orders o
    JOIN order_details d ON d.order_id = o.id AND d.cancelled_at IS NULL AND d.package_uuid IS NULL
    JOIN hotels s ON s.id = o.hotel_id
   WHERE o.contract_id = c.id AND o.status <> 3 AND coalesce(d.owner_booking_id, o.booking_id) = b.id
     AND d.operation_day >= (${now}::timestamptz AT TIME ZONE s.zone)::date
     AND (d.operation_day NOT BETWEEN b.check_in AND b.check_out
          OR d.leg = 'arrival' AND d.operation_day <> b.check_in
          OR d.leg = 'departure' AND d.operation_day <> b.check_out))`

/** The orders of a booking that are still to come. */
export async function readStayOrders(db: Database, bookingId: number, now: Date): Promise<StayOrder[]> {
  const { rows } = await sql<{ orders: StayOrder[] }>`
    SELECT ${ordersOfStay(now)} AS orders FROM bookings b
      JOIN contracts c ON c.id = b.contract_id
      JOIN hotels h ON h.id = b.hotel_id
     WHERE b.id = ${bookingId}`.execute(db)
  return rows[0]?.orders ?? []
}
