import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** What the statement holds of a report and of what it was set against, in the order in which it was written. */
export async function documentsOf(db: Database, reportId: number) {
  const { rows } = await sql<{
    part: string
    cents: number
    status: string
    day: string
    fee: number | null
    lines: number
  }>`
    SELECT t.part, t.cents, t.status, t.day, t.condo_fee_id AS fee,
           (SELECT sum(l.cents)::int FROM transaction_lines l WHERE l.transaction_id = t.id) AS lines
      FROM transactions t WHERE t.report_id = ${reportId} ORDER BY t.id`.execute(db)
  return rows
}

/** Adds a fee with one line; its number. */
export async function addFee(
  db: Database,
  fee: { contractId: number; year: number; quarter: number; due: string; cents: number; paidCents?: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH added AS (
      INSERT INTO condo_fees (contract_id, year, quarter, due, cents, paid_cents, currency)
      VALUES (${fee.contractId}, ${fee.year}, ${fee.quarter}, ${fee.due}, ${fee.cents}, ${fee.paidCents ?? 0}, 'USD')
      RETURNING id, cents
    ), line AS (
      INSERT INTO condo_fee_lines (condo_fee_id, position, concept, cents)
      SELECT id, 1, '{"en": "All", "es": "Todo"}', cents FROM added
    )
    SELECT id FROM added`.execute(db)
  return rows[0]!.id
}

/** A transaction of the club's own books, with one line; its number. */
export async function addOwnDocument(
  db: Database,
  own: { contractId: number; day: string; reference: string; status: string; cents: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH added AS (
      INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency)
      VALUES (${own.contractId}, left(${own.day}::text, 4)::int, ${own.day}, '{"en": "Own", "es": "Propio"}', ${own.reference},
              ${own.status}, ${own.cents}, 'USD') RETURNING id, cents
    ), line AS (
      INSERT INTO transaction_lines (transaction_id, position, concept, unit_cents, cents)
      SELECT id, 1, '{"en": "All", "es": "Todo"}', cents, cents FROM added
    )
    SELECT id FROM added`.execute(db)
  return rows[0]!.id
}

/** A report as an earlier version left it: signed, and nothing in the statement; its number. */
export async function addSignedEarlier(
  db: Database,
  report: { contractId: number; month: string; incomeCents: number; feesCents: number; cashBack: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO executive_reports (contract_id, month, income_cents, fees_cents, currency, issued_at, signed_at,
                                   signed_by_owner_id, signer, cash_back, carried_cents)
    SELECT c.id, ${report.month}, ${report.incomeCents}::int, ${report.feesCents}::int, 'USD',
           ${report.month}::date + interval '40 days', ${report.month}::date + interval '45 days', c.owner_id, 'Somebody',
           ${report.cashBack}, greatest(${report.incomeCents}::int - ${report.feesCents}::int, 0)
      FROM contracts c WHERE c.id = ${report.contractId} RETURNING id`.execute(db)
  return rows[0]!.id
}

/** How many transactions there are. */
export async function countTransactions(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM transactions`.execute(db)
  return rows[0]!.count
}
