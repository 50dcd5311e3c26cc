import { sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { MailChoice } from '../../membership/mail-choices.ts'
import type { Database } from '../../server/database/database.ts'
import { LOCKS } from '../../server/database/locks.ts'
import type { ChosenReminder, Digest } from '../digest.ts'
import { WEEK } from '../remind.ts'
import { CLOCK_MAIL, DIGEST_MAIL, REMINDER_URGENCY } from './mail-kinds.ts'

/** Whether a day was chosen whose mails are not written. */
export async function isDayToTell(db: Database): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM reminder_runs WHERE told_at IS NULL LIMIT 1`.execute(db)
  return rows.length > 0
}

/**
 * Writes the mails of the days that were chosen, one for each owner: what comes at once, and the digest where a week lies
 * between it and the last (`mayDigest`); what has to wait for that waits. One process at a time, so that an owner with
 * contracts in two zones has one digest. A mail says what there is when it goes out (`read-again.ts`). Answers how many.
 */
export async function tellOfReminders(trx: Database, now: Date): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(${LOCKS.tellReminders}::bigint)`.execute(trx)
  const { rows } = await sql<{ mailings: number[]; zones: string[]; mails: number }>`
    WITH run AS (
      UPDATE reminder_runs SET told_at = ${now}::timestamptz WHERE told_at IS NULL RETURNING zone, day),
    ready AS (
      SELECT r.owner_id, r.channel, r.at_once, run.day
        FROM run JOIN hotels h ON h.zone = run.zone JOIN contracts c ON c.hotel_id = h.id
        JOIN reminders r ON r.contract_id = c.id AND r.mailing_id IS NULL
       WHERE r.at_once
          OR NOT EXISTS (SELECT FROM reminder_mailings m
                          WHERE m.owner_id = r.owner_id AND m.channel = r.channel AND m.weekly AND m.left_out_at IS NULL
                            AND m.day > run.day - ${sql.lit(WEEK)}::int)),
    mailing AS (
      INSERT INTO reminder_mailings (owner_id, channel, weekly, day, at)
      SELECT owner_id, channel, bool_or(NOT at_once), max(day), ${now}::timestamptz FROM ready GROUP BY owner_id, channel
      RETURNING id, owner_id, channel, weekly),
    written AS (
      INSERT INTO outbox (kind, recipient, language, content, urgency, created_at, next_try_at)
      SELECT CASE WHEN m.weekly THEN ${DIGEST_MAIL} ELSE ${CLOCK_MAIL} END, o.email,
             CASE WHEN lower(trim(o.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END,
             jsonb_build_object('mailing', m.id),
             CASE WHEN m.weekly THEN ${sql.lit(REMINDER_URGENCY[DIGEST_MAIL])}::int ELSE ${sql.lit(REMINDER_URGENCY[CLOCK_MAIL])}::int END,
             ${now}::timestamptz, ${now}::timestamptz
        FROM mailing m JOIN owners o ON o.id = m.owner_id
       WHERE m.channel = 'mail'
      RETURNING 1)
    SELECT (SELECT coalesce(json_agg(id), '[]') FROM mailing) AS mailings, (SELECT coalesce(json_agg(zone), '[]') FROM run) AS zones,
           (SELECT count(*)::int FROM written) AS mails`.execute(trx)
  const [told] = rows
  if (!told || told.mailings.length === 0) return 0
  // A statement of its own: of what the one above has written the database knows neither how much it is nor an index, and it may compare
  // each reminder with each mailing (26 s for 20,000 of 5,000 owners, decision 0347).
  await sql`
    UPDATE reminders r SET mailing_id = m.id
      FROM reminder_mailings m
     WHERE m.id = ANY(${told.mailings}::int[]) AND r.owner_id = m.owner_id AND r.channel = m.channel
       AND r.mailing_id IS NULL AND (r.at_once OR m.weekly)
       AND r.contract_id IN (SELECT c.id FROM contracts c JOIN hotels h ON h.id = c.hotel_id
                              WHERE h.zone = ANY(${told.zones}::text[]))`.execute(trx)
  return told.mails
}

/** A message that is about to go out: to whom, and what it was written for. */
export interface Mailing {
  ownerId: number
  name: string
  languageName: string
  /** Whether the owner may still be written to. */
  reachable: boolean
  off: MailChoice[]
  day: Day
  chosen: ChosenReminder[]
}

export async function findMailing(db: Database, id: number): Promise<Mailing | null> {
  const { rows } = await sql<Mailing>`
    SELECT o.id AS "ownerId", o.name, o.language_name AS "languageName", o.active AND o.password_hash IS NOT NULL AS reachable,
           o.mails_off AS off, m.day,
           (SELECT coalesce(json_agg(json_build_object('kind', r.kind, 'id', r.subject_id, 'due', r.due, 'days', r.days,
                                                       'atOnce', r.at_once)), '[]')
              FROM reminders r WHERE r.mailing_id = m.id) AS chosen
      FROM reminder_mailings m JOIN owners o ON o.id = m.owner_id WHERE m.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Notes that a message had nothing left to say: it counts for no week. */
export async function noteLeftOut(db: Database, id: number, now: Date): Promise<void> {
  await sql`UPDATE reminder_mailings SET left_out_at = ${now}::timestamptz WHERE id = ${id}`.execute(db)
}

/** Notes what a digest tells ahead of its day, so that it is not chosen anew; what waits for its mail has it now. */
export async function noteAhead(
  db: Database,
  { mailingId, ownerId, ahead }: { mailingId: number; ownerId: number; ahead: Digest['ahead'] },
  now: Date,
): Promise<void> {
  if (ahead.length === 0) return
  await sql`
    INSERT INTO reminders (owner_id, channel, kind, subject_id, due, days, at_once, contract_id, chosen_at, mailing_id)
    SELECT ${ownerId}::int, m.channel, a.kind, a.id, a.due, a.days, false, a."contractId", ${now}::timestamptz, m.id
      FROM reminder_mailings m
      CROSS JOIN jsonb_to_recordset(${JSON.stringify(ahead)}::jsonb) AS a(kind text, id int, due date, days int, "contractId" int)
     WHERE m.id = ${mailingId}
    ON CONFLICT (owner_id, channel, kind, subject_id, due, days) DO UPDATE SET mailing_id = excluded.mailing_id
     WHERE reminders.mailing_id IS NULL`.execute(db)
}

/** Removes what was told long ago. What is still open then is reminded of once more. */
export async function removeOldReminders(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM reminder_mailings WHERE at < ${before}`.execute(db)
  await sql`DELETE FROM reminders WHERE chosen_at < ${before} AND mailing_id IS NULL`.execute(db)
  await sql`DELETE FROM reminder_runs WHERE chosen_at < ${before} AND told_at IS NOT NULL`.execute(db)
}
