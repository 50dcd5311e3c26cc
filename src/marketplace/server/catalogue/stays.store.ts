import { sql } from 'kysely'
import { LIVE_STATUSES } from '../../../reservations/stay/booking.ts'
import type { Database } from '../../../server/database/database.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import type { StayAt } from '../../stays/booked-twice.ts'
import type { PayingBenefit, StayToPlan } from '../../stays/stays.endpoints.ts'

const LIVE = sql.join(LIVE_STATUSES.map((status) => sql.lit(status)))

interface ToPlan {
  stays: StayToPlan[]
  hotel: StayToPlan['hotel']
  others: StayAt[]
  benefits: PayingBenefit[]
}

/**
 * The stays of an owner's contract that are not over, the next first, its resort, the benefits that pay for something, and the
 * stays of the owner's other contracts; null when it is not theirs.
 */
export async function readStaysToPlan(
  db: Database,
  ownerId: number,
  contractId: number,
  now: Date,
): Promise<ToPlan | null> {
  const { rows } = await sql<ToPlan>`
    SELECT json_build_object('id', own.id, 'name', own.name, 'taxPercent', own.tax_percent) AS hotel, coalesce((
             SELECT json_agg(json_build_object(
                      'id', y.id, 'name', f.name, 'unit', f.unit, 'currency', f.currency, 'balance', y.balance,
                      'starts', y.starts, 'expires', y.expires, 'products', paid.products) ORDER BY y.expires, y.id)
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
               JOIN LATERAL (SELECT json_agg(w.product_id ORDER BY w.product_id) AS products
                               FROM benefit_products w WHERE w.benefit_id = f.id) paid ON paid.products IS NOT NULL
              WHERE y.contract_id = c.id AND y.balance > 0
                AND y.expires >= (${now}::timestamptz AT TIME ZONE own.zone)::date), '[]') AS benefits, coalesce((
             SELECT json_agg(json_build_object(
                      'id', b.id, 'code', b.code,
                      'hotel', json_build_object('id', h.id, 'name', h.name, 'taxPercent', h.tax_percent),
                      'datein', b.check_in, 'dateout', b.check_out, 'checkIn', h.check_in_time,
                      'checkOut', h.check_out_time, 'adults', b.adults, 'children', b.children,
                      'transfers', coalesce((
                        SELECT json_agg(json_build_object(
                                 'leg', d.leg, 'day', d.operation_day, 'time', d.operation_time,
                                 'flight', coalesce(d.itinerary ->> 'flight', ''), 'order', o.number)
                                 ORDER BY d.operation_day, d.operation_time)
                          FROM orders o JOIN order_details d ON d.order_id = o.id AND d.leg IS NOT NULL AND d.cancelled_at IS NULL
                         WHERE o.contract_id = c.id
                           AND o.status <> ${sql.lit(ORDER_STATUS.cancelled)}
                           AND d.operation_day BETWEEN b.check_in AND b.check_out), '[]')) ORDER BY b.check_in, b.id)
               FROM bookings b JOIN hotels h ON h.id = b.hotel_id
              WHERE b.contract_id = c.id AND b.check_out >= (${now}::timestamptz AT TIME ZONE h.zone)::date
                AND b.status IN (${LIVE})), '[]') AS stays, coalesce((
             SELECT json_agg(json_build_object(
                      'hotel', json_build_object('id', h.id, 'name', h.name), 'datein', b.check_in, 'dateout', b.check_out)
                      ORDER BY b.check_in, b.id)
               FROM held_contracts o JOIN bookings b ON b.contract_id = o.id JOIN hotels h ON h.id = b.hotel_id
              WHERE o.owner_id = c.owner_id AND o.id <> c.id
                AND b.check_out >= (${now}::timestamptz AT TIME ZONE h.zone)::date
                AND b.status IN (${LIVE})), '[]') AS others
      FROM held_contracts c JOIN hotels own ON own.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}
