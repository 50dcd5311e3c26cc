import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { NewDocument } from '../../settlement-documents.ts'

/**
 * Finds the documents of the club's own books that are a report's result and do not say so: of the same contract,
 * currency and amount, dated in the month after the report's. Of these reports, or of all that have none.
 */
export async function linkResults(trx: Database, reportIds?: readonly number[]): Promise<void> {
  const these = reportIds ? sql`AND r.id = ANY(${reportIds}::int[])` : sql``
  await sql`
    WITH pairs AS (
      SELECT DISTINCT ON (r.id) r.id AS report_id, t.id
        FROM executive_reports r
        JOIN transactions t ON t.contract_id = r.contract_id AND t.part IS NULL AND t.origin IS NULL AND t.currency = r.currency
         AND t.cents = r.balance_cents
         AND t.day >= r.month + interval '1 month' AND t.day < r.month + interval '2 months'
       WHERE r.balance_cents <> 0 ${these}
         AND NOT EXISTS (SELECT FROM transactions o WHERE o.report_id = r.id AND o.part = 'result')
       ORDER BY r.id, t.day, t.id
    )
    UPDATE transactions t SET part = 'result', report_id = p.report_id FROM pairs p WHERE t.id = p.id`.execute(
    trx,
  )
}

/** The same of condo fees: a charge of the fee's amount, of several the one nearest to its due day, a quarter of a year at most. */
export async function linkFees(trx: Database): Promise<void> {
  await sql`
    WITH pairs AS (
      SELECT f.id AS fee_id, t.id, abs(t.day - f.due) AS apart
        FROM condo_fees f
        JOIN transactions t ON t.contract_id = f.contract_id AND t.part IS NULL AND t.origin IS NULL AND t.currency = f.currency
         AND t.cents = -f.cents AND abs(t.day - f.due) <= 92
       WHERE NOT EXISTS (SELECT FROM transactions o WHERE o.condo_fee_id = f.id AND o.part = 'fee')
    ), nearest AS (
      SELECT p.*, row_number() OVER (PARTITION BY fee_id ORDER BY apart, id) AS of_fee,
             row_number() OVER (PARTITION BY id ORDER BY apart, fee_id) AS of_document FROM pairs p
    )
    UPDATE transactions t SET part = 'fee', condo_fee_id = n.fee_id
      FROM nearest n WHERE t.id = n.id AND n.of_fee = 1 AND n.of_document = 1`.execute(trx)
}

/** Puts a corrected report's figures into its result, which it lists already. */
export async function rewriteResult(trx: Database, result: NewDocument): Promise<void> {
  const lines = JSON.stringify(result.lines)
  await sql`
    WITH kept AS (
      UPDATE transactions
         SET currency = ${result.currency}, cents = (SELECT sum((l ->> 'cents')::int) FROM jsonb_array_elements(${lines}::jsonb) l)
       WHERE report_id = ${result.reportId} AND part = 'result' RETURNING id
    ), gone AS (
      DELETE FROM transaction_lines o USING kept
       WHERE o.transaction_id = kept.id AND o.position > jsonb_array_length(${lines}::jsonb)
    )
    INSERT INTO transaction_lines AS o (transaction_id, position, concept, quantity, unit_cents, cents)
    SELECT kept.id, l.position, l.line -> 'concept', 1, (l.line ->> 'cents')::int, (l.line ->> 'cents')::int
      FROM kept CROSS JOIN jsonb_array_elements(${lines}::jsonb) WITH ORDINALITY l(line, position)
    ON CONFLICT (transaction_id, position) DO UPDATE
      SET concept = excluded.concept, quantity = 1, unit_cents = excluded.unit_cents, cents = excluded.cents`.execute(
    trx,
  )
}

/**
 * Takes the result of a report that is taken back out of the statement. A document of the club's own books stays, and is
 * of no report any more.
 */
export async function deleteResult(trx: Database, { reportId, reference }: NewDocument): Promise<void> {
  await sql`
    DELETE FROM transactions WHERE report_id = ${reportId} AND starts_with(reference, left(${reference}, 31))`.execute(
    trx,
  )
  await sql`UPDATE transactions SET part = NULL, report_id = NULL WHERE report_id = ${reportId}`.execute(trx)
}
