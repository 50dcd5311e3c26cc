import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import type { Transaction } from '../finance.endpoints.ts'

/** How many transactions the dashboard's card shows. */
const LATEST = 6

/** The latest transactions of a contract, the newest first. */
export async function listLatest(db: Database, contractId: number): Promise<Transaction[]> {
  const { rows } = await sql<Transaction>`
    SELECT id, day, concept, reference, status AS "invoiceStatus", cents, currency
      FROM transactions WHERE contract_id = ${contractId}
     ORDER BY day DESC, id DESC LIMIT ${LATEST}`.execute(db)
  return rows
}
