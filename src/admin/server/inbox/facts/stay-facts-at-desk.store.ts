import { sql } from 'kysely'
import { type BookingStatus, LIVE_STATUSES, type Occupant } from '../../../../reservations/stay/booking.ts'
import { whyWaits } from '../../../../reservations/stay/why-waits.ts'
import type { Database } from '../../../../server/database/database.ts'
import type { StayThingFacts } from '../../../inbox/facts.shape.ts'

/** Nights before and after the stay that are shown with it, and as many as are shown at most. */
const AROUND = 2
const MOST_NIGHTS = 45

type Row = Omit<StayThingFacts, 'rule'> & {
  status: BookingStatus
  occupant: Occupant
  pendingBenefits: number
  confirmsItself: boolean
}

/** What decides a stay that waits, in one statement; null where there is no such stay. */
export async function findStayThing(db: Database, bookingId: number): Promise<StayThingFacts | null> {
  const { rows } = await sql<Row>`
    WITH asked AS MATERIALIZED (
      SELECT b.id, b.status, b.hotel_id, b.category_id, b.contract_id, b.housing_id, b.penalty_nights,
             b.check_in AS now_in, b.check_out AS now_out, w.check_in AS wish_in, w.check_out AS wish_out,
             coalesce(w.check_in, b.check_in) AS check_in, coalesce(w.check_out, b.check_out) AS check_out,
             coalesce(w.occupant, b.occupant) AS occupant, coalesce(w.nights_cost, b.nights_cost) AS cost
        FROM bookings b LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id WHERE b.id = ${bookingId})
    SELECT a.status, a.occupant, h.confirms_itself AS "confirmsItself",
           (SELECT count(*)::int FROM booking_benefits v WHERE v.booking_id = a.id AND v.state = 'pending') AS "pendingBenefits",
           jsonb_build_object('checkIn', a.now_in, 'checkOut', a.now_out) AS now,
           CASE WHEN a.wish_in IS NOT NULL THEN jsonb_build_object('checkIn', a.wish_in, 'checkOut', a.wish_out) END AS asked,
           (SELECT jsonb_agg(jsonb_build_object('night', d.night, 'free', n.free, 'of', n.capacity, 'closed', EXISTS (
                      SELECT FROM blackouts k WHERE k.hotel_id = a.hotel_id AND d.night BETWEEN k.first_night AND k.last_night))
                    ORDER BY d.night)
              FROM (SELECT generate_series(least(a.now_in, a.check_in) - ${AROUND}::int, greatest(a.now_out, a.check_out) + ${AROUND}::int - 1,
                                           interval '1 day')::date AS night LIMIT ${MOST_NIGHTS}) d
              LEFT JOIN room_nights n ON n.category_id = a.category_id AND n.night = d.night) AS nights,
           (SELECT jsonb_build_object('year', y.year, 'left', y.balance, 'granted', (
                     SELECT coalesce(sum(e.quantity), 0) FROM benefit_entries e
                      WHERE e.benefit_year_id = y.id AND e.kind IN ('grant', 'adjust', 'expire')), 'uses', a.cost)
              FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.code = 'nights'
             WHERE y.contract_id = a.contract_id AND a.check_in BETWEEN y.starts AND y.expires
             ORDER BY y.starts LIMIT 1) AS left,
           jsonb_build_object(
             'own', CASE WHEN o.category_id = a.category_id THEN o.number END, 'placed', p.number,
             'taken', EXISTS (SELECT FROM bookings x
                               WHERE x.housing_id = o.id AND x.id <> a.id AND x.status = ANY (${LIVE_STATUSES as string[]})
                                 AND x.check_in < a.check_out AND x.check_out > a.check_in)) AS residence,
           jsonb_build_object('number', c.number, 'membership', c.membership_code, 'ends', c.ends,
                              'covers', a.check_in >= c.starts AND a.check_out - 1 <= c.ends) AS contract,
           coalesce((SELECT jsonb_agg(jsonb_build_object('firstNight', k.first_night, 'lastNight', k.last_night, 'reason', k.reason)
                                      ORDER BY k.first_night)
                       FROM blackouts k WHERE k.hotel_id = a.hotel_id AND k.first_night < a.check_out AND k.last_night >= a.check_in),
                    '[]') AS closed,
           CASE WHEN a.status = 'pending-cancel' THEN coalesce(a.penalty_nights, 0) END AS "penaltyNights"
      FROM asked a
      JOIN hotels h ON h.id = a.hotel_id
      JOIN contracts c ON c.id = a.contract_id
      LEFT JOIN housing o ON o.id = c.housing_id
      LEFT JOIN housing p ON p.id = a.housing_id`.execute(db)
  const [row] = rows
  if (!row) return null
  const { status, occupant, pendingBenefits, confirmsItself, ...facts } = row
  return {
    ...facts,
    rule: whyWaits({ status, occupant, pendingBenefits, hotelConfirmsItself: confirmsItself }),
  }
}
