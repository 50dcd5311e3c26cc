import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { NewGuest } from './new-booking.store.ts'

/** The guests of a stay, in their order. */
export async function readGuestsOf(db: Database, bookingId: number): Promise<NewGuest[]> {
  const { rows } = await sql<NewGuest>`
    SELECT position, kind, not_given, name, lastname, email, phone, age FROM booking_guests
     WHERE booking_id = ${bookingId} ORDER BY position`.execute(db)
  return rows
}
