import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'

/** Asks for a seal, in the transaction of the signature. */
export async function askForSeal(trx: Database, reportId: number, now: Date): Promise<void> {
  await sql`INSERT INTO report_sealings (report_id, due_at) VALUES (${reportId}, ${now})
            ON CONFLICT DO NOTHING`.execute(trx)
}

export interface Claim {
  reportId: number
  /** The number of tries, this one included. */
  attempts: number
}

/** The lease of a claim, and the shortest and longest back-off after a failed try, in milliseconds. */
export interface SealingPauses {
  claim: number
  first: number
  longest: number
}

/**
 * Claims the report whose seal has been due longest; null when none is due. The claim is a lease: it expires by itself.
 * A due time or lease further ahead than it can be is ignored: the clock was set back.
 */
export async function claimNext(
  db: Database,
  now: Date,
  { claim, first, longest }: SealingPauses,
): Promise<Claim | null> {
  const from = (ms: RawBuilder<unknown>) => sql`${now}::timestamptz + interval '1 ms' * ${ms}`
  const pause = sql`least(${first}::int * power(2, least(greatest(attempts, 1), 30) - 1), ${longest}::int)`
  const claimed = sql`${claim}::int`
  const { rows } = await sql<Claim>`
    UPDATE report_sealings SET claimed_until = ${from(claimed)}, attempts = attempts + 1
     WHERE report_id = (SELECT report_id FROM report_sealings
                         WHERE (due_at <= ${now} OR due_at > ${from(pause)})
                           AND coalesce(claimed_until <= ${now} OR claimed_until > ${from(claimed)}, true)
                         ORDER BY due_at, report_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING report_id AS "reportId", attempts`.execute(db)
  return rows[0] ?? null
}

/** Claims one signed report without a seal, queued or not; null while another process has claimed it. */
export async function claimThis(
  db: Database,
  reportId: number,
  now: Date,
  until: Date,
): Promise<Claim | null> {
  const { rows } = await sql<Claim>`
    INSERT INTO report_sealings AS s (report_id, due_at, claimed_until, attempts)
    SELECT id, ${now}, ${until}, 1 FROM executive_reports
     WHERE id = ${reportId} AND signed_at IS NOT NULL AND sealed_at IS NULL
        ON CONFLICT (report_id) DO UPDATE SET claimed_until = ${until}, attempts = s.attempts + 1
           WHERE coalesce(s.claimed_until <= ${now}, true)
    RETURNING report_id AS "reportId", attempts`.execute(db)
  return rows[0] ?? null
}

/** Locks the row of a report that has no seal yet; false when another process has sealed it. */
export async function lockUnsealed(trx: Database, reportId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM executive_reports WHERE id = ${reportId} AND signed_at IS NOT NULL AND sealed_at IS NULL
       FOR UPDATE`.execute(trx)
  return rows.length > 0
}

/** Stores the seal of a report that `lockUnsealed` has locked. */
export async function saveSeal(trx: Database, reportId: number, fileKey: string, now: Date): Promise<void> {
  await sql`UPDATE executive_reports SET sealed_at = ${now}, sealed_file_key = ${fileKey}::uuid
             WHERE id = ${reportId}`.execute(trx)
}

/** The report is sealed: there is nothing left to ask for. */
export async function forgetSealing(trx: Database, reportId: number): Promise<void> {
  await sql`DELETE FROM report_sealings WHERE report_id = ${reportId}`.execute(trx)
}

/** Sets the next try after a failure; other reports are not delayed. */
export async function postponeSeal(
  db: Database,
  reportId: number,
  { dueAt, error }: { dueAt: Date; error: string },
): Promise<void> {
  await sql`UPDATE report_sealings SET due_at = ${dueAt}, claimed_until = NULL, last_error = ${error.slice(0, 500)}
             WHERE report_id = ${reportId}`.execute(db)
}

/** How many reports wait for their seal, and since when the one that was signed first does. */
export async function countWaitingSeals(db: Database): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    SELECT count(*)::int AS waiting, min(r.signed_at) AS oldest
      FROM report_sealings s JOIN executive_reports r ON r.id = s.report_id`.execute(db)
  return onlyRow(rows)
}
