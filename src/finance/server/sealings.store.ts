import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'

/** Asks for a seal, in the transaction of the signature. */
export async function askForSeal(trx: Database, reportId: number, now: Date): Promise<void> {
  await sql`INSERT INTO report_sealings (report_id, due_at) VALUES (${reportId}, ${now})
            ON CONFLICT DO NOTHING`.execute(trx)
}

export interface Claim {
  reportId: number
  /** This try included. */
  attempts: number
}

/** Takes the report that has been due the longest, until a moment; null when none is. Nobody takes it too. */
export async function claimNext(db: Database, now: Date, until: Date): Promise<Claim | null> {
  const { rows } = await sql<Claim>`
    UPDATE report_sealings SET claimed_until = ${until}, attempts = attempts + 1
     WHERE report_id = (SELECT report_id FROM report_sealings
                         WHERE due_at <= ${now} AND coalesce(claimed_until <= ${now}, true)
                         ORDER BY due_at, report_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING report_id AS "reportId", attempts`.execute(db)
  return rows[0] ?? null
}

/** Takes one report that is signed and not sealed, whether it was asked for or not; null when it is taken. */
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

/** Takes a report that is still without its seal; false when another has been faster. The row stays locked. */
export async function lockUnsealed(trx: Database, reportId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM executive_reports WHERE id = ${reportId} AND signed_at IS NOT NULL AND sealed_at IS NULL
       FOR UPDATE`.execute(trx)
  return rows.length > 0
}

/** Puts the seal on a report that `lockUnsealed` took. */
export async function saveSeal(trx: Database, reportId: number, fileKey: string, now: Date): Promise<void> {
  await sql`UPDATE executive_reports SET sealed_at = ${now}, sealed_file_key = ${fileKey}::uuid
             WHERE id = ${reportId}`.execute(trx)
}

/** The report is sealed: there is nothing left to ask for. */
export async function forgetSealing(trx: Database, reportId: number): Promise<void> {
  await sql`DELETE FROM report_sealings WHERE report_id = ${reportId}`.execute(trx)
}

/** A try has failed: the next is due later, and the others go on. */
export async function postponeSeal(
  db: Database,
  reportId: number,
  { dueAt, error }: { dueAt: Date; error: string },
): Promise<void> {
  await sql`UPDATE report_sealings SET due_at = ${dueAt}, claimed_until = NULL, last_error = ${error.slice(0, 500)}
             WHERE report_id = ${reportId}`.execute(db)
}
