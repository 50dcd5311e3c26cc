import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { ARRIVAL_DAYS, type RemindedStay, type Reminder } from '../../stay/remind.ts'
import { WAITING } from '../lapse/lapses.store.ts'

/** A stay that there may be something to remind of, with the zone whose days count. */
export interface ClockedStay {
  id: number
  zone: string
  stay: RemindedStay
}

const COLUMNS = sql<ClockedStay>`
  b.id, h.zone, json_build_object(
    'waiting', ${WAITING}, 'changed', (b.changed_at AT TIME ZONE h.zone)::date,
    'isConfirmed', b.status = 'confirmed' OR EXISTS (
      SELECT FROM booking_wishes w WHERE w.booking_id = b.wish_id AND w.from_status = 'confirmed'),
    'toldOn', (SELECT max((n.told_at AT TIME ZONE h.zone)::date) FROM lapse_notices n WHERE n.booking_id = b.id)) AS stay`

/**
 * The stays that may be reminded of: those whose last day for something lies near and was told, and those that begin soon.
 * What was reminded of already is left out. Reads two small indexes and what was told lately, whatever the number of bookings.
 */
export async function findToRemind(db: Database, now: Date): Promise<ClockedStay[]> {
  const { rows } = await sql<ClockedStay>`
    WITH found AS (
      SELECT n.booking_id AS id FROM lapse_notices n
       WHERE n.last_day BETWEEN ${now}::timestamptz::date AND ${now}::timestamptz::date + 2
         AND NOT EXISTS (SELECT FROM stay_reminders s
                          WHERE s.booking_id = n.booking_id AND s.reminder = 'lapse' AND s.day = n.last_day)
      UNION
      SELECT b.id FROM bookings b
       WHERE b.status IN ('confirmed', 'pending-modification')
         AND b.check_in BETWEEN ${now}::timestamptz::date AND ${now}::timestamptz::date + ${ARRIVAL_DAYS + 1}::int
         AND NOT EXISTS (SELECT FROM stay_reminders s
                          WHERE s.booking_id = b.id AND s.reminder = 'arrival' AND s.day = b.check_in))
    SELECT ${COLUMNS} FROM found f JOIN bookings b ON b.id = f.id JOIN hotels h ON h.id = b.hotel_id
     ORDER BY b.check_in, b.id`.execute(db)
  return rows
}

/** Locks a stay's contract and reads the stay again; null while somebody else changes it: the next look comes soon. */
export async function lockToRemind(trx: Database, bookingId: number): Promise<ClockedStay | null> {
  const locked = await sql`
    SELECT 1 FROM contracts c WHERE c.id = (SELECT contract_id FROM bookings WHERE id = ${bookingId})
       FOR UPDATE SKIP LOCKED`.execute(trx)
  if (locked.rows.length === 0) return null
  const { rows } = await sql<ClockedStay>`
    SELECT ${COLUMNS} FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.id = ${bookingId}`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** Notes a reminder; false where it was given already. */
export async function noteReminder(
  trx: Database,
  { bookingId, of, day }: { bookingId: number; of: Reminder['of']; day: Day },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO stay_reminders (booking_id, reminder, day, at) VALUES (${bookingId}, ${of}, ${day}::date, ${now}::timestamptz)
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}
