import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { LedgerEntry } from '../../benefit/ledger-lines.ts'

export type LedgerRow = Omit<LedgerEntry, 'at'> & { at: Date }

/**
 * The entries of one benefit year, the newest first, each with the balance that it left. Null when the benefit year
 * is none of the owner's contracts'.
 */
export async function readEntries(
  db: Database,
  ownerId: number,
  benefitYearId: number,
): Promise<LedgerRow[] | null> {
  const { rows } = await sql<LedgerRow | { id: null }>`
    SELECT e.id, e.at, e.kind, e.quantity, sum(e.quantity) OVER (ORDER BY e.at, e.id)::int AS balance,
           b.id AS "idBooking", b.code AS "bookingCode",
           b.check_in AS datein, b.check_out AS dateout, e.note
      FROM benefit_years y
      JOIN held_contracts c ON c.id = y.contract_id
      LEFT JOIN benefit_entries e ON e.benefit_year_id = y.id
      LEFT JOIN bookings b ON b.id = e.booking_id
     WHERE y.id = ${benefitYearId} AND c.owner_id = ${ownerId}
     ORDER BY e.at DESC, e.id DESC`.execute(db)
  if (rows.length === 0) return null
  return rows.filter((row): row is LedgerRow => row.id !== null)
}
