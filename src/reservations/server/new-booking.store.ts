import { sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Database } from '../../server/database.ts'
import type { Payment } from '../benefit.ts'
import type { BookingStatus, Occupant } from '../booking.ts'

export interface NewGuest {
  position: number
  kind: 'adult' | 'child'
  not_given: boolean
  name: string | null
  lastname: string | null
  email: string | null
  phone: string | null
  age: number | null
}

export interface NewBooking {
  contractId: number
  hotelId: number
  categoryId: number
  checkIn: Day
  checkOut: Day
  nights: number
  occupant: Occupant
  status: BookingStatus
  nightsCost: number
  /** The benefit years that pay for the nights, and how many each. */
  payments: readonly Payment[]
  /** Benefits that the stay uses, waiting for the owner's word. */
  benefits: readonly Payment[]
  note: string | null
  guests: readonly NewGuest[]
  /** Who asked: the owner in person, or an admin for them. */
  actor: { ownerId: number | null; adminId: number | null }
}

/**
 * Takes every night of the stay from its category's counters and writes the booking with its guests, its event and
 * its hold in the ledger, in one statement. Null when a night is missing: the caller then rolls back, for the nights
 * that were there have been taken.
 */
export async function insertBooking(
  trx: Database,
  booking: NewBooking,
  now: Date,
): Promise<{ id: number; code: string } | null> {
  const { adultCount, childCount } = counts(booking.guests)
  const { rows } = await sql<{ id: number; code: string }>`
    WITH wanted AS (
      SELECT category_id, night FROM room_nights
       WHERE category_id = ${booking.categoryId} AND night >= ${booking.checkIn}::date
         AND night < ${booking.checkOut}::date AND free > 0
       ORDER BY night FOR UPDATE
    ), taken AS (
      UPDATE room_nights n SET free = n.free - 1 FROM wanted w
       WHERE n.category_id = w.category_id AND n.night = w.night RETURNING n.night
    ), booked AS (
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant,
                            status, nights_cost, note, created_at, created_by_admin_id, changed_at)
      SELECT ${booking.contractId}::int, ${booking.hotelId}::int, ${booking.categoryId}::int,
             ${booking.checkIn}::date, ${booking.checkOut}::date, ${adultCount}::int, ${childCount}::int,
             ${booking.occupant}, ${booking.status}, ${booking.nightsCost}::int, ${booking.note}::text,
             ${now}::timestamptz, ${booking.actor.adminId}::int, ${now}::timestamptz
       WHERE (SELECT count(*) FROM taken) = ${booking.nights}::int
      RETURNING id, code
    ), guests AS (
      INSERT INTO booking_guests (booking_id, position, kind, not_given, name, lastname, email, phone, age)
      SELECT b.id, g.position, g.kind, g.not_given, g.name, g.lastname, g.email, g.phone, g.age
        FROM booked b, jsonb_to_recordset(${JSON.stringify(booking.guests)}::jsonb) AS g(
             position int, kind text, not_given boolean, name text, lastname text, email text, phone text, age int)
    ), event AS (
      INSERT INTO booking_events (booking_id, at, deed, to_status, actor_owner_id, actor_admin_id)
      SELECT id, ${now}::timestamptz, 'request-booking', ${booking.status}, ${booking.actor.ownerId}::int,
             ${booking.actor.adminId}::int FROM booked
    ), used AS (
      INSERT INTO booking_benefits (booking_id, benefit_year_id, quantity, state)
      SELECT b.id, u.id, u.quantity, 'pending'
        FROM booked b, jsonb_to_recordset(${JSON.stringify(booking.benefits)}::jsonb) AS u(id int, quantity int)
    ), held AS (
      INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, booking_id)
      SELECT p.id, ${now}::timestamptz, 'hold', -p.quantity, b.id
        FROM booked b, jsonb_to_recordset(${JSON.stringify([...booking.payments, ...booking.benefits])}::jsonb)
             AS p(id int, quantity int)
    )
    SELECT id, code FROM booked`.execute(trx)
  return rows[0] ?? null
}

function counts(guests: readonly NewGuest[]): { adultCount: number; childCount: number } {
  const adultCount = guests.filter((guest) => guest.kind === 'adult').length
  return { adultCount, childCount: guests.length - adultCount }
}
