import { sql } from 'kysely'
import { coOwnersOf } from '../../membership/server/whose-contract.store.ts'
import type { Database } from '../../server/database/database.ts'
import type { WaitingBooking } from '../desk.endpoints.ts'
import { deskDeeds } from '../desk.ts'
import { BOOKING_STATUSES } from '../stay/booking.ts'
import type { WaitingStay } from '../stay/lapse.ts'
import { cancelledWith } from './changes/cancel-lines.store.ts'
import { WAITING as WAITING_STAY } from './lapse/lapses.store.ts'
import { ordersOfStay } from './stay-orders.store.ts'

const WAITING = BOOKING_STATUSES.filter((status) => deskDeeds(status).length > 0)

/** A booking of the desk's queue, with what the clock asks. */
export type WaitingBookingRow = Omit<WaitingBooking, 'deeds' | 'lapse'> & {
  zone: string
  waiting: WaitingStay
}

/**
 * The bookings that the club has to decide on, and those near whose benefits wait for their owner; near ones first, then
 * the one that waits longest; with a number that one alone.
 */
export async function listWaiting(db: Database, now: Date, id?: number): Promise<WaitingBookingRow[]> {
  // A literal list, because the partial index has the same condition: with a parameter the planner could not use it,
  // and would read every stay.
  const near = sql`b.check_in <= ${now}::timestamptz::date + h.authorization_days + h.lapse_notice_days + 1`
  const { rows } = await sql<WaitingBookingRow>`
    SELECT b.id, b.code, b.status, h.name AS hotel, h.zone, ${WAITING_STAY} AS waiting, r.name AS category, u.number AS residence,
           to_char(b.changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS since,
           b.check_in AS "checkIn", b.check_out AS "checkOut", b.adults, b.children, b.occupant,
           b.nights_cost AS "nightsCost", b.note, m.name AS "cancelMotive", b.cancel_note AS "cancelNote",
           b.penalty_nights AS "penaltyNights", b.sequence, ${ordersOfStay(now)} AS orders,
           ${cancelledWith} AS "cancelledWith",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('kind', g.kind, 'name', g.name || ' ' || g.lastname, 'age', g.age)
                              ORDER BY g.position)
               FROM booking_guests g WHERE g.booking_id = b.id), '[]') AS guests,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('name', f.name, 'unit', f.unit, 'currency', f.currency,
                                                 'quantity', v.quantity, 'part', v.part) ORDER BY f.position, v.id)
               FROM booking_benefits v
               JOIN benefit_years y ON y.id = v.benefit_year_id
               JOIN benefits f ON f.id = y.benefit_id
              WHERE v.booking_id = b.id AND v.state IN ('pending', 'authorized')), '[]') AS benefits,
           CASE WHEN w.booking_id IS NOT NULL THEN jsonb_build_object(
             'from', w.from_status, 'checkIn', w.check_in, 'checkOut', w.check_out, 'adults', w.adults,
             'children', w.children, 'occupant', w.occupant, 'nightsCost', w.nights_cost, 'note', w.note,
             'guests', coalesce((
               SELECT jsonb_agg(jsonb_build_object('kind', g.kind, 'name', g.name || ' ' || g.lastname, 'age', g.age)
                                ORDER BY g.position)
                 FROM jsonb_to_recordset(w.guests) AS g(position int, kind text, name text, lastname text, age int)), (
               SELECT jsonb_agg(jsonb_build_object('kind', g.kind, 'name', g.name || ' ' || g.lastname, 'age', g.age)
                                ORDER BY g.position)
                 FROM booking_guests g WHERE g.booking_id = b.id), '[]')) END AS wish,
           jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname, 'email', o.email) AS owner,
           ${coOwnersOf('c.id', 'o.id')} AS "coOwners"
      FROM bookings b
      JOIN contracts c ON c.id = b.contract_id
      JOIN owners o ON o.id = coalesce((
        SELECT e.actor_owner_id FROM booking_events e
         WHERE e.booking_id = b.id AND e.actor_owner_id IS NOT NULL ORDER BY e.id DESC LIMIT 1), c.owner_id)
      JOIN hotels h ON h.id = b.hotel_id
      JOIN room_categories r ON r.id = b.category_id
      LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
      LEFT JOIN housing u ON u.id = c.housing_id
      LEFT JOIN cancel_motives m ON m.id = b.cancel_motive_id
     WHERE b.status IN ('to-authorize', 'pending', 'pending-confirmation', 'pending-cancel', 'pending-modification')
       AND (b.status = ANY (${WAITING as string[]}) OR (b.status = 'to-authorize' AND ${near})) ${id === undefined ? sql`` : sql`AND b.id = ${id}`}
       AND greatest(b.check_out, w.check_out) >= (${now}::timestamptz AT TIME ZONE h.zone)::date
     ORDER BY ${near} DESC, b.changed_at, b.id LIMIT 500`.execute(db)
  return rows
}

/** What a decision may cost, and the change that it is about. */
export interface DecidedFor {
  penaltyNights: number
  sequence: number
}

/** Locks a booking's contract for the desk, before anything of it is read; null when there is no such booking. */
export async function lockBookingForDesk(trx: Database, bookingId: number): Promise<DecidedFor | null> {
  await sql`
    SELECT 1 FROM contracts c WHERE c.id = (SELECT contract_id FROM bookings WHERE id = ${bookingId}) FOR NO KEY UPDATE`.execute(
    trx,
  )
  const { rows } = await sql<DecidedFor>`
    SELECT coalesce(b.penalty_nights, 0) AS "penaltyNights", b.sequence FROM bookings b
     WHERE b.id = ${bookingId}`.execute(trx)
  return rows[0] ?? null
}
