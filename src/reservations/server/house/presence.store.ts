import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { PresenceKind } from '../../house/house.ts'
import type { BookingStatus } from '../../stay/booking.ts'

/** A stay of which it is noted who arrived or left. */
interface NotedStay {
  status: BookingStatus
  checkIn: string
  checkOut: string
  today: string
  /** What the last note of the kind says. */
  happened: boolean
}

/** Locks a stay for a note, so that two desks do not note the same twice; null where there is none. */
export async function lockPresence(
  trx: Database,
  bookingId: number,
  kind: PresenceKind,
  now: Date,
): Promise<NotedStay | null> {
  await sql`SELECT FROM bookings WHERE id = ${bookingId} FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<NotedStay>`
    SELECT b.status, b.check_in AS "checkIn", b.check_out AS "checkOut",
           (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
           coalesce((SELECT p.happened FROM stay_presence p
                      WHERE p.booking_id = b.id AND p.kind = ${kind} ORDER BY p.id DESC LIMIT 1), false) AS happened
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.id = ${bookingId}`.execute(trx)
  return rows[0] ?? null
}

/** Adds a note; the last one of a moment counts. */
export async function savePresence(
  trx: Database,
  { idBooking, kind, happened }: { idBooking: number; kind: PresenceKind; happened: boolean },
  adminId: number | null,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO stay_presence (booking_id, kind, happened, at, admin_id)
    VALUES (${idBooking}, ${kind}, ${happened}, ${now}::timestamptz, ${adminId}::int)
    ON CONFLICT (booking_id, kind, at) DO UPDATE SET happened = excluded.happened, admin_id = excluded.admin_id`.execute(
    trx,
  )
}
