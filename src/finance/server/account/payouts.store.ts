import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { decisionDocuments } from '../../settlement-documents.ts'
import { findReported, insertDocuments } from '../reports/settlements.store.ts'
import type { PaymentRow } from './payments.store.ts'

/** Takes so much of a payout; what is used whole does not go out. The ledger enters the new figure against the old. */
export async function shrinkPayout(trx: Database, documentId: number, cents: number): Promise<void> {
  await sql`DELETE FROM transactions WHERE id = ${documentId} AND cents = ${-cents}`.execute(trx)
  await change(trx, sql`id = ${documentId}`, cents)
}

/** What a settlement took of a payout: when it goes out, and how its document stands, if it has one still. */
export interface Settled {
  goesOut: Day
  signedDay: Day
  payoutStatus: string | null
}

/** Null where the settlement was taken back. */
export async function findSettled(trx: Database, paymentId: number): Promise<Settled | null> {
  const { rows } = await sql<Settled>`
    SELECT s.due AS "goesOut", (r.signed_at AT TIME ZONE h.zone)::date AS "signedDay",
           (SELECT p.status FROM transactions p WHERE p.report_id = r.id AND p.part = 'pay-out') AS "payoutStatus"
      FROM transactions s JOIN executive_reports r ON r.id = s.report_id JOIN contracts c ON c.id = r.contract_id
      JOIN hotels h ON h.id = c.hotel_id
     WHERE s.payment_id = ${paymentId} AND s.part = 'set-off'`.execute(trx)
  return rows[0] ?? null
}

/** Both sides of a settlement are no longer of its report, whose payout has their money again; they stay in the statement. Their figures. */
export async function releaseTransfers(
  trx: Database,
  paymentId: number,
): Promise<{ concept: Bilingual; cents: number }[]> {
  const { rows } = await sql<{ concept: Bilingual; cents: number }>`
    UPDATE transactions SET part = NULL, report_id = NULL, origin = 'settlement'
     WHERE payment_id = ${paymentId} AND part IN ('set-off', 'fee-set-off') RETURNING concept, cents`.execute(
    trx,
  )
  return rows
}

/** Gives a payout back what a settlement had taken of it. */
export async function growPayout(
  trx: Database,
  { payoutStatus, signedDay, goesOut }: Settled,
  { reportId, cents }: Pick<PaymentRow, 'reportId' | 'cents'>,
): Promise<void> {
  if (reportId === null) throw new Error('A settlement without a report')
  if (payoutStatus !== null) {
    await change(trx, sql`report_id = ${reportId} AND part = 'pay-out'`, -cents)
    return
  }
  const report = await findReported(trx, reportId)
  if (!report) throw new Error(`No report ${reportId}`)
  const documents = decisionDocuments(report, { part: 'pay-out', cents: -cents }, { day: signedDay })
  await insertDocuments(
    trx,
    documents.map((one) => ({ ...one, due: goesOut })),
  )
}

/** Changes a document by so many cents, in its first line. */
async function change(trx: Database, which: RawBuilder<unknown>, cents: number): Promise<void> {
  await sql`
    WITH changed AS (UPDATE transactions SET cents = cents + ${cents} WHERE ${which} RETURNING id)
    UPDATE transaction_lines l SET unit_cents = l.cents + ${cents}, cents = l.cents + ${cents}, quantity = 1 FROM changed c
     WHERE l.transaction_id = c.id AND l.position = 1`.execute(trx)
}
