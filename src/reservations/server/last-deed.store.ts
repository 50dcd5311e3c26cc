import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { BookingStatus } from '../stay/booking.ts'
import type { LastDeed } from '../stay/take-back.ts'

/** What was done to a booking last. */
export async function readLastDeed(db: Database, bookingId: number): Promise<LastDeed | null> {
  const { rows } = await sql<LastDeed>`
    SELECT deed, from_status AS "from", to_status AS "to", actor_owner_id AS "ownerId",
           actor_trust_id AS "trustId", at FROM booking_events
     WHERE booking_id = ${bookingId} ORDER BY id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** Where a booking stood before it came into a status the last time; null where its history does not say. */
export async function readStatusBefore(
  db: Database,
  bookingId: number,
  status: BookingStatus,
): Promise<BookingStatus | null> {
  const { rows } = await sql<{ before: BookingStatus | null }>`
    SELECT from_status AS "before" FROM booking_events
     WHERE booking_id = ${bookingId} AND to_status = ${status} AND from_status IS DISTINCT FROM to_status
     ORDER BY id DESC LIMIT 1`.execute(db)
  return rows[0]?.before ?? null
}

/** Lets the benefits that were authorized with the last deed wait again; how many they are. They are held still. */
export async function awaitAgain(trx: Database, bookingId: number): Promise<number> {
  const { rows } = await sql`
    UPDATE booking_benefits SET state = 'pending', decided_at = NULL
     WHERE booking_id = ${bookingId} AND state = 'authorized'
       AND decided_at = (SELECT at FROM booking_events WHERE booking_id = ${bookingId} ORDER BY id DESC LIMIT 1)
    RETURNING id`.execute(trx)
  return rows.length
}
