import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Lapse, WaitingStay } from '../../stay/lapse.ts'

/** A stay that the clock looks at, with the zone whose days count. */
export interface ClockStay {
  id: number
  zone: string
  waiting: WaitingStay
}

/** A `WaitingStay` as JSON, of a booking `b` and its hotel `h`. */
export const WAITING = sql<WaitingStay>`
  json_build_object(
    'status', b.status, 'checkIn', b.check_in, 'wishedCheckIn', (SELECT w.check_in FROM booking_wishes w WHERE w.booking_id = b.wish_id),
    'hasPendingBenefit', EXISTS (
      SELECT FROM booking_benefits u WHERE u.booking_id = b.id AND u.state = 'pending'),
    'authorizationDays', h.authorization_days, 'noticeDays', h.lapse_notice_days,
    'waitsSince', (b.changed_at AT TIME ZONE h.zone)::date,
    'told', (SELECT n.last_day FROM lapse_notices n
              WHERE n.booking_id = b.id AND n.lapse = CASE b.status
                      WHEN 'to-authorize' THEN 'authorization' WHEN 'confirmed' THEN 'authorization'
                      WHEN 'pending-cancel' THEN 'cancellation' WHEN 'pending-modification' THEN 'change'
                      ELSE 'decision' END
              ORDER BY n.told_at DESC, n.last_day DESC LIMIT 1))`

/** Whether the clock has closed a booking `b`: nobody had decided in time. */
export const IS_LAPSED = sql<boolean>`(b.status = 'rejected' AND EXISTS (
  SELECT FROM booking_events v WHERE v.booking_id = b.id AND v.deed = 'lapse-booking'))`

/**
 * The stays that the clock may have something to do with: undecided ones whose check-in is near or past, and confirmed
 * ones with a benefit that still waits for the owner's word. Reads two small indexes, whatever the number of bookings.
 */
export async function findUndecided(db: Database, now: Date): Promise<ClockStay[]> {
  const { rows } = await sql<ClockStay>`
    WITH found AS (
      SELECT b.id FROM bookings b
       WHERE b.status IN ('to-authorize', 'pending', 'pending-confirmation', 'pending-cancel', 'pending-modification')
         AND b.check_in <= ${now}::timestamptz::date + 1
                         + (SELECT max(authorization_days + lapse_notice_days) + 1 FROM hotels)
      UNION
      SELECT b.id FROM booking_benefits u JOIN bookings b ON b.id = u.booking_id
       WHERE u.state = 'pending' AND b.status = 'confirmed')
    SELECT b.id, h.zone, ${WAITING} AS waiting
      FROM found f JOIN bookings b ON b.id = f.id JOIN hotels h ON h.id = b.hotel_id
     ORDER BY b.check_in, b.id`.execute(db)
  return rows
}

/**
 * Locks a booking's contract and reads the booking's state again. Null while another transaction holds the lock (SKIP
 * LOCKED): the next run comes soon.
 */
export async function lockUndecided(
  trx: Database,
  bookingId: number,
): Promise<(ClockStay & { penaltyNights: number }) | null> {
  const locked = await sql`
    SELECT 1 FROM contracts c WHERE c.id = (SELECT contract_id FROM bookings WHERE id = ${bookingId})
       FOR UPDATE SKIP LOCKED`.execute(trx)
  if (locked.rows.length === 0) return null
  const { rows } = await sql<ClockStay & { penaltyNights: number }>`
    SELECT b.id, h.zone, ${WAITING} AS waiting,
           coalesce(b.penalty_nights, 0) AS "penaltyNights"
      FROM bookings b
      JOIN hotels h ON h.id = b.hotel_id
     WHERE b.id = ${bookingId}`.execute(trx)
  return rows[0] ?? null
}

/** Notes the last day that an owner is told of. */
export async function noteLapseTold(
  trx: Database,
  told: { bookingId: number; lapse: Lapse; lastDay: Day },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO lapse_notices (booking_id, lapse, last_day, told_at)
    VALUES (${told.bookingId}, ${told.lapse}, ${told.lastDay}::date, ${now}::timestamptz)
    ON CONFLICT (booking_id, lapse, last_day) DO UPDATE SET told_at = EXCLUDED.told_at`.execute(trx)
}
