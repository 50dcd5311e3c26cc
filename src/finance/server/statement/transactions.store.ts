import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { DashTransaction, Transaction } from '../../finance.endpoints.ts'
import { documentStatus, IN_QUESTION, REPORT_OF_DOCUMENT } from '../profit/standing.store.ts'

/** How many transactions the dashboard's card shows. */
const LATEST = 6

/** The latest transactions of a contract under the spec's names too, the newest first. */
export async function listLatestNamed(
  db: Database,
  contractId: number,
  now: Date,
): Promise<DashTransaction[]> {
  const { rows } = await sql<DashTransaction>`
    SELECT t.id, t.day, t.concept, t.reference, ${documentStatus(now)} AS "invoiceStatus", ${IN_QUESTION} AS "inQuestion", t.cents, t.currency,
           ${REPORT_OF_DOCUMENT} AS report, false AS "isSelected",
           t.year, t.concept AS transaction,
           (SELECT count(*)::int FROM transaction_lines l WHERE l.transaction_id = t.id) AS qty
      FROM transactions t WHERE t.contract_id = ${contractId}
     ORDER BY t.day DESC, t.id DESC LIMIT ${LATEST}`.execute(db)
  return rows
}

/** The latest transactions of a contract, the newest first; a part of the dashboard's statement. */
export function latestOf(contractId: RawBuilder<unknown>, now: Date): RawBuilder<Transaction> {
  return sql<Transaction>`
    SELECT t.id, t.day, t.concept, t.reference, ${documentStatus(now)} AS "invoiceStatus", ${IN_QUESTION} AS "inQuestion", t.cents, t.currency,
           ${REPORT_OF_DOCUMENT} AS report
      FROM transactions t WHERE t.contract_id = ${contractId}
     ORDER BY t.day DESC, t.id DESC LIMIT ${sql.lit(LATEST)}`
}
