import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import type { DashTransaction, Transaction } from '../finance.endpoints.ts'

/** How many transactions the dashboard's card shows. */
const LATEST = 6

/** The latest transactions of a contract under the spec's names too, the newest first. */
export async function listLatestNamed(db: Database, contractId: number): Promise<DashTransaction[]> {
  const { rows } = await sql<DashTransaction>`
    SELECT t.id, t.day, t.concept, t.reference, t.status AS "invoiceStatus", t.cents, t.currency, false AS "isSelected",
           t.year, t.concept AS transaction,
           (SELECT count(*)::int FROM transaction_lines l WHERE l.transaction_id = t.id) AS qty
      FROM transactions t WHERE t.contract_id = ${contractId}
     ORDER BY t.day DESC, t.id DESC LIMIT ${LATEST}`.execute(db)
  return rows
}

/** The latest transactions of a contract, the newest first. */
export async function listLatest(db: Database, contractId: number): Promise<Transaction[]> {
  const { rows } = await sql<Transaction>`
    SELECT id, day, concept, reference, status AS "invoiceStatus", cents, currency
      FROM transactions WHERE contract_id = ${contractId}
     ORDER BY day DESC, id DESC LIMIT ${LATEST}`.execute(db)
  return rows
}
