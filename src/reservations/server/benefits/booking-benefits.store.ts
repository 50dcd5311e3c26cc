import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { BenefitState } from '../../benefit/benefit.ts'
import type { ListedOpenBenefit, UsedBenefit } from '../../benefits.endpoints.ts'
import type { BenefitPart } from '../../stay/wish.ts'

/** Adds a benefit to a booking, to be authorized by the owner. Null when the booking uses that account already. */
export async function insertBookingBenefit(
  trx: Database,
  bookingId: number,
  { yearId, quantity, part }: { yearId: number; quantity: number; part: BenefitPart },
): Promise<number | null> {
  // One that was refused or returned before is set back to pending.
  const { rows } = await sql<{ id: number }>`
    INSERT INTO booking_benefits (booking_id, benefit_year_id, quantity, state, part)
    VALUES (${bookingId}, ${yearId}, ${quantity}, 'pending', ${part})
    ON CONFLICT (booking_id, benefit_year_id) DO UPDATE
       SET quantity = EXCLUDED.quantity, state = 'pending', decided_at = NULL, part = EXCLUDED.part
     WHERE booking_benefits.state IN ('refused', 'returned')
    RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Writes the owner's decision on benefits of a booking. */
export async function setBenefitStates(
  trx: Database,
  ids: readonly number[],
  state: BenefitState,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    UPDATE booking_benefits SET state = ${state}, decided_at = ${now}::timestamptz
     WHERE id = ANY (${ids as number[]})`.execute(trx)
}

/** Takes a benefit out of its booking; the ledger keeps what happened. */
export async function removeBookingBenefit(trx: Database, id: number): Promise<void> {
  await sql`DELETE FROM booking_benefits WHERE id = ${id}`.execute(trx)
}

/** The benefits that a booking uses. */
export async function listUsedBenefits(db: Database, bookingId: number): Promise<UsedBenefit[]> {
  const { rows } = await sql<UsedBenefit>`
    SELECT u.id, u.benefit_year_id AS "idBenefitYear", f.code, f.name, f.unit, f.currency, u.quantity, u.state,
           y.balance, y.year, u.state IN ('pending', 'authorized') AS "isSelected", u.quantity AS qty,
           f.name AS transaction, u.part
      FROM booking_benefits u
      JOIN benefit_years y ON y.id = u.benefit_year_id
      JOIN benefits f ON f.id = y.benefit_id
     WHERE u.booking_id = ${bookingId} ORDER BY f.position, u.id`.execute(db)
  return rows
}

/**
 * The accounts, nights apart, that a booking may still draw on: those that hold something on its check-in day, with a wish
 * on that of the wished stay.
 */
export async function listOpenBenefits(db: Database, bookingId: number): Promise<ListedOpenBenefit[]> {
  const { rows } = await sql<ListedOpenBenefit>`
    SELECT y.id AS "idBenefitYear", f.code, f.name, f.unit, f.currency, y.balance, y.expires, y.id, y.year,
           false AS "isSelected", y.balance AS qty, f.name AS transaction
      FROM bookings b
      LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
      JOIN benefit_years y ON y.contract_id = b.contract_id
       AND coalesce(w.check_in, b.check_in) BETWEEN y.starts AND y.expires
      JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
     WHERE b.id = ${bookingId} AND coalesce(w.occupant, b.occupant) = 'owner' AND y.balance > 0
       AND NOT EXISTS (SELECT 1 FROM booking_benefits u WHERE u.booking_id = b.id AND u.benefit_year_id = y.id
                        AND u.state IN ('pending', 'authorized'))
     ORDER BY f.position, y.expires`.execute(db)
  return rows
}
