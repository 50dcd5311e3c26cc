import { sql } from 'kysely'
import type { DayRange } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Payment } from '../../benefit/benefit.ts'
import type { KeptNights } from '../../cancel/penalty.ts'
import type { Occupant } from '../../stay/booking.ts'
import type { BenefitPart, StandingStatus } from '../../stay/wish.ts'
import type { NewGuest } from '../new-booking.store.ts'

/** A pending change: the stay that the owner wants in place of the current one. */
export interface HeldWish extends DayRange {
  occupant: Occupant
  adults: number
  children: number
  note: string | null
  nightsCost: number
  /** None: the guests are those of the stay. */
  guests: NewGuest[] | null
  /** The benefit years that pay for its nights, and how many each. */
  payments: Payment[]
  penaltyKept: KeptNights[]
}

/**
 * Puts a wish beside a booking, or in the place of the wish that it has; what that one found (the status and what pays for
 * the stay that stands) is kept. The booking has to be `pending-modification` when the transaction ends.
 */
export async function putWish(
  trx: Database,
  bookingId: number,
  wish: HeldWish & { from: StandingStatus; stayPayments: readonly Payment[] },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO booking_wishes (booking_id, from_status, asked_at, check_in, check_out, adults, children, occupant,
                                nights_cost, note, guests, penalty_kept)
    VALUES (${bookingId}, ${wish.from}, ${now}::timestamptz, ${wish.checkIn}::date, ${wish.checkOut}::date,
            ${wish.adults}, ${wish.children}, ${wish.occupant}, ${wish.nightsCost}, ${wish.note},
            ${wish.guests ? JSON.stringify(wish.guests) : null}::jsonb, ${JSON.stringify(wish.penaltyKept)}::jsonb)
    ON CONFLICT (booking_id) DO UPDATE
       SET asked_at = EXCLUDED.asked_at, check_in = EXCLUDED.check_in, check_out = EXCLUDED.check_out,
           adults = EXCLUDED.adults, children = EXCLUDED.children, occupant = EXCLUDED.occupant,
           nights_cost = EXCLUDED.nights_cost, note = EXCLUDED.note, guests = EXCLUDED.guests,
           penalty_kept = EXCLUDED.penalty_kept`.execute(trx)
  await sql`DELETE FROM booking_wish_payments WHERE booking_id = ${bookingId}`.execute(trx)
  await sql`
    INSERT INTO booking_wish_payments (booking_id, benefit_year_id, stay_quantity, quantity)
    SELECT ${bookingId}::int, id, sum(stay), sum(wish)
      FROM (SELECT id, quantity AS stay, 0 AS wish
              FROM jsonb_to_recordset(${JSON.stringify(wish.stayPayments)}::jsonb) AS s(id int, quantity int)
            UNION ALL
            SELECT id, 0, quantity
              FROM jsonb_to_recordset(${JSON.stringify(wish.payments)}::jsonb) AS w(id int, quantity int)) paid
     GROUP BY id HAVING sum(stay) + sum(wish) > 0`.execute(trx)
}

/** Deletes a booking's pending change; it is no error if there is none. */
export async function dropWish(trx: Database, bookingId: number): Promise<void> {
  await sql`DELETE FROM booking_wishes WHERE booking_id = ${bookingId}`.execute(trx)
}

/** Writes which of a booking's benefits belong to the stay, to the wish, or to both; those that are gone, returned. */
export async function setBenefitParts(
  trx: Database,
  parts: readonly { id: number; part: BenefitPart | 'gone' }[],
  now: Date,
): Promise<void> {
  if (parts.length === 0) return
  await sql`
    UPDATE booking_benefits u
       SET part = CASE p.part WHEN 'gone' THEN 'both' ELSE p.part END,
           state = CASE p.part WHEN 'gone' THEN 'returned' ELSE u.state END,
           decided_at = CASE p.part WHEN 'gone' THEN ${now}::timestamptz ELSE u.decided_at END
      FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS p(id int, part text)
     WHERE u.id = p.id`.execute(trx)
}
