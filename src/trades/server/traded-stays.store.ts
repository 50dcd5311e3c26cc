import { sql } from 'kysely'
import type { NewGuest } from '../../reservations/server/new-booking.store.ts'
import type { Database } from '../../server/database/database.ts'
import type { TradesOfContract } from '../trades.endpoints.ts'

/** A stay as its owner sees it in a trade, and whose contract's it is. */
export type StayInTrade = TradesOfContract['stays'][number] & { contractId: number }

/** Reads a stay for a trade; null where there is none. */
export async function readShownStay(db: Database, bookingId: number): Promise<StayInTrade | null> {
  const { rows } = await sql<StayInTrade>`
    SELECT b.id, b.code, b.contract_id AS "contractId", b.check_in AS datein, b.check_out AS dateout,
           b.check_out - b.check_in AS nights, r.name AS category, r.scene, r.sleeps
      FROM bookings b JOIN room_categories r ON r.id = b.category_id WHERE b.id = ${bookingId}`.execute(db)
  return rows[0] ?? null
}

/** The guests of a stay, in their order. */
export async function readGuestsOf(db: Database, bookingId: number): Promise<NewGuest[]> {
  const { rows } = await sql<NewGuest>`
    SELECT position, kind, not_given, name, lastname, email, phone, age FROM booking_guests
     WHERE booking_id = ${bookingId} ORDER BY position`.execute(db)
  return rows
}
