import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { REMIND_FROM, REMINDER_CHOICE } from '../remind.ts'
import { CONCERNS, REACH, REMINDER_DAYS, THINGS } from './things.store.ts'

/** Which of the owner's choices each kind goes by, as rows. */
const CHOICES = sql.join(
  Object.entries(REMINDER_CHOICE).map(([kind, choice]) => sql`(${sql.lit(kind)}, ${sql.lit(choice)})`),
)

/** The resorts' zones, and the day of each whose reminders are due (`dayOfReminders`). */
const days = (now: Date) => sql`
  SELECT DISTINCT h.zone, (${now}::timestamptz AT TIME ZONE h.zone)::date AS day FROM hotels h
   WHERE (${now}::timestamptz AT TIME ZONE h.zone)::time >= ${sql.lit(REMIND_FROM)}::time`

/** Whether a resort's day has begun whose reminders nobody has chosen. */
export async function isDayToChoose(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM (${days(now)}) d
     WHERE NOT EXISTS (SELECT FROM reminder_runs r WHERE r.zone = d.zone AND r.day = d.day) LIMIT 1`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * Chooses the reminders of each resort's day that has begun, for every owner and way, by the club's rows (`reminderOn`): one
 * statement, all of it or nothing. The day's row is written with it, so that another process chooses none; a reminder
 * that was chosen before is not chosen again. Answers how many there are.
 */
export async function chooseReminders(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ chosen: number }>`
    WITH run AS (
      INSERT INTO reminder_runs (zone, day, chosen_at)
      SELECT d.zone, d.day, ${now}::timestamptz FROM (${days(now)}) d
      ON CONFLICT DO NOTHING RETURNING zone, day),
    own AS MATERIALIZED (
      SELECT c.id, c.hotel_id, h.zone, run.day AS today, run.day + ${REACH} AS until
        FROM run JOIN hotels h ON h.zone = run.zone JOIN contracts c ON c.hotel_id = h.id),
    known AS MATERIALIZED (${REMINDER_DAYS}),
    in_force AS MATERIALIZED (
      SELECT t.today, d.kind, d.days, d.at_once
        FROM (SELECT DISTINCT day AS today FROM run) t
        JOIN known d ON d.valid_from = (SELECT max(e.valid_from) FROM known e
                                         WHERE e.kind = d.kind AND e.valid_from <= t.today)),
    chosen AS (
      INSERT INTO reminders (owner_id, channel, kind, subject_id, due, days, at_once, contract_id, chosen_at)
      SELECT h.owner_id, 'mail', t.kind, t.id, t.due, s.days, s.at_once, t.contract_id, ${now}::timestamptz
        FROM (${THINGS}) t
        CROSS JOIN LATERAL (
          SELECT f.days, f.at_once FROM in_force f
           WHERE f.today = t.today AND f.kind = t.kind AND t.due - t.today <= f.days ORDER BY f.days LIMIT 1) s
        JOIN (VALUES ${CHOICES}) w (kind, choice) ON w.kind = t.kind
        JOIN contract_owners h ON h.contract_id = t.contract_id
        JOIN owners o ON o.id = h.owner_id AND o.active AND o.password_hash IS NOT NULL AND NOT w.choice = ANY (o.mails_off)
       WHERE ${CONCERNS}
      ON CONFLICT DO NOTHING RETURNING 1)
    SELECT count(*)::int AS chosen FROM chosen`.execute(db)
  return rows[0]?.chosen ?? 0
}
