import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { DashTransaction, Transaction } from '../../finance.endpoints.ts'
import {
  DOCUMENT_IN_PLAN,
  documentStatus,
  goesOutOf,
  IN_QUESTION,
  REPORT_OF_DOCUMENT,
} from '../profit/standing.store.ts'

/** How many transactions the dashboard's card shows. */
const LATEST = 6

/** A transaction `t` as a row of a list shows it. */
const rowAt = (now: Date) => sql`
  t.id, t.day, t.concept, t.reference, ${documentStatus(now)} AS "invoiceStatus", ${IN_QUESTION} AS "inQuestion",
  ${DOCUMENT_IN_PLAN} AS "inPlan", ${goesOutOf(now)} AS "goesOut", t.cents, t.currency,
  ${REPORT_OF_DOCUMENT} AS report`

/**
 * The latest transactions `t` of a contract up to today at its resort, the newest first; where there are fewer than the card shows, those
 * dated ahead follow, the next one first. Both sides end with the limit of the index.
 */
const latestFirst = (contractId: RawBuilder<unknown>, today: RawBuilder<unknown>) => sql`
  (SELECT f.* FROM (
     (SELECT * FROM transactions WHERE contract_id = ${contractId} AND day <= ${today}
       ORDER BY day DESC, id DESC LIMIT ${sql.lit(LATEST)})
     UNION ALL
     (SELECT * FROM transactions WHERE contract_id = ${contractId} AND day > ${today}
       ORDER BY day, id LIMIT ${sql.lit(LATEST)})) f
   ORDER BY f.day > ${today}, abs(f.day - ${today}), f.id DESC LIMIT ${sql.lit(LATEST)}) t
  ORDER BY t.day > ${today}, abs(t.day - ${today}), t.id DESC`

/** The latest transactions of a contract under the spec's names too, the newest first. */
export async function listLatestNamed(
  db: Database,
  contractId: number,
  now: Date,
): Promise<DashTransaction[]> {
  const { rows } = await sql<DashTransaction>`
    SELECT latest.* FROM (
      SELECT c.id, (${now}::timestamptz AT TIME ZONE h.zone)::date AS today
        FROM contracts c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = ${contractId} OFFSET 0) own
     CROSS JOIN LATERAL (
       SELECT ${rowAt(now)}, false AS "isSelected", t.year, t.concept AS transaction,
              (SELECT count(*)::int FROM transaction_lines l WHERE l.transaction_id = t.id) AS qty
         FROM ${latestFirst(sql`own.id`, sql`own.today`)}) latest`.execute(db)
  return rows
}

/** The latest transactions of a contract, the newest first; a part of the dashboard's statement. */
export function latestOf(
  contractId: RawBuilder<unknown>,
  today: RawBuilder<unknown>,
  now: Date,
): RawBuilder<Transaction> {
  return sql<Transaction>`SELECT ${rowAt(now)} FROM ${latestFirst(contractId, today)}`
}
