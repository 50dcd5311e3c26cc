import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** When a report of a test is issued. */
export const ISSUED_AT = '2026-11-17T15:00:00Z'

/** Issues a report for a contract and month; its number. */
export async function issueReport(
  db: Database,
  report: { contractId: number; month: string; incomeCents?: number; feesCents?: number; issuedAt?: string },
): Promise<number> {
  const { contractId, month, incomeCents = 250_000, feesCents = 90_000 } = report
  const { rows } = await sql<{ id: number }>`
    INSERT INTO executive_reports (contract_id, month, income_cents, fees_cents, currency, issued_at)
    VALUES (${contractId}, ${month}, ${incomeCents}, ${feesCents}, 'USD', ${report.issuedAt ?? ISSUED_AT})
    RETURNING id`.execute(db)
  return rows[0]!.id
}

/** The report of Marcos that waits in the demo club. */
export async function marcosWaitingReport(db: Database): Promise<{ id: number; contractId: number }> {
  const { rows } = await sql<{ id: number; contractId: number }>`
    SELECT r.id, r.contract_id AS "contractId" FROM executive_reports r JOIN contracts c ON c.id = r.contract_id
      JOIN owners o ON o.id = c.owner_id
     WHERE o.email = 'marcos@marea.example' AND r.signed_at IS NULL ORDER BY r.id LIMIT 1`.execute(db)
  return rows[0]!
}

/** What the database keeps of a report. */
export async function keptReport(db: Database, id: number) {
  const { rows } = await sql<{
    signer: string | null
    signedAt: Date | null
    signedBy: number | null
    from: string | null
    cashBack: string | null
    carried: number | null
    sealedAt: Date | null
    fileKey: string | null
  }>`
    SELECT signer, signed_at AS "signedAt", signed_by_owner_id AS "signedBy", signed_from AS "from",
           cash_back AS "cashBack", carried_cents AS carried, sealed_at AS "sealedAt", sealed_file_key AS "fileKey"
      FROM executive_reports WHERE id = ${id}`.execute(db)
  return rows[0]!
}

/** The sealings that are still asked for. */
export async function sealingsOf(db: Database) {
  const { rows } = await sql<{ reportId: number; attempts: number; lastError: string | null; dueAt: Date }>`
    SELECT report_id AS "reportId", attempts, last_error AS "lastError", due_at AS "dueAt"
      FROM report_sealings ORDER BY report_id`.execute(db)
  return rows
}

/** The `issuedAt` that the list of reports shows for one: what signing it has to name. */
export async function issuedAtOf(db: Database, id: number): Promise<string> {
  const { rows } = await sql<{ issuedAt: Date }>`
    SELECT issued_at AS "issuedAt" FROM executive_reports WHERE id = ${id}`.execute(db)
  return rows[0]?.issuedAt.toISOString() ?? new Date(0).toISOString()
}
