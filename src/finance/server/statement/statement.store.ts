import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { StatementRow } from '../../statement.endpoints.ts'
import { STATEMENT_PAGE_SIZE } from '../../statement.ts'
import {
  DOCUMENT_IN_PLAN,
  documentStatus,
  goesOutOf,
  IN_QUESTION,
  REPORT_OF_DOCUMENT,
} from '../profit/standing.store.ts'
import { type AskedStatement, isKept } from './statement-filter.store.ts'

/** A transaction `t` as JSON, its details in their order. */
const wireRow = (now: Date) => sql`jsonb_build_object(
  'id', t.id, 'day', t.day, 'concept', t.concept, 'reference', t.reference, 'invoiceStatus', ${documentStatus(now)},
  'inQuestion', ${IN_QUESTION}, 'inPlan', ${DOCUMENT_IN_PLAN}, 'goesOut', ${goesOutOf(now)}, 'corrects', CASE WHEN t.origin = 'correction' THEN t.origin_number END, 'cents', t.cents, 'currency', t.currency, 'report', ${REPORT_OF_DOCUMENT},
  'lines', (SELECT jsonb_agg(jsonb_build_object('concept', l.concept, 'quantity', l.quantity,
                                                'unitCents', l.unit_cents, 'cents', l.cents) ORDER BY l.position)
              FROM transaction_lines l WHERE l.transaction_id = t.id))`

export interface StatementPage {
  data: StatementRow[]
  sums: { currency: Currency; credits: number; charges: number; count: number }[]
  years: number[]
}

/**
 * A page of a contract's year in one statement, with the sums of all that is kept and the years that there are; a page
 * past the last is the last. Null when the contract is not the owner's.
 */
export async function findStatement(
  db: Database,
  ownerId: number,
  asked: AskedStatement & { page: number },
): Promise<StatementPage | null> {
  const { rows } = await sql<StatementPage>`
    WITH RECURSIVE own AS (
      SELECT id FROM held_contracts WHERE id = ${asked.id} AND owner_id = ${ownerId}
    ), kept AS MATERIALIZED (
      SELECT t.id, t.day, t.cents, t.currency FROM own JOIN transactions t ON t.contract_id = own.id
       WHERE ${isKept(asked)}
    ), paged AS (
      SELECT id FROM kept ORDER BY day DESC, id DESC LIMIT ${sql.lit(STATEMENT_PAGE_SIZE)}
      OFFSET (SELECT least(${asked.page}::int - 1, greatest(0, (count(*)::int - 1) / ${sql.lit(STATEMENT_PAGE_SIZE)}))
                FROM kept) * ${sql.lit(STATEMENT_PAGE_SIZE)}
    ), years AS (
      SELECT (SELECT max(t.year) FROM transactions t WHERE t.contract_id = ${asked.id}) AS year FROM own
      UNION ALL
      SELECT (SELECT max(t.year) FROM transactions t WHERE t.contract_id = ${asked.id} AND t.year < years.year)
        FROM years WHERE years.year IS NOT NULL
    )
    SELECT (SELECT coalesce(jsonb_agg(${wireRow(asked.now)} ORDER BY t.day DESC, t.id DESC), '[]')
              FROM paged JOIN transactions t ON t.id = paged.id) AS data,
           (SELECT coalesce(jsonb_agg(s), '[]') FROM (
              SELECT currency, count(*) AS count, coalesce(sum(cents) FILTER (WHERE cents > 0), 0) AS credits,
                     coalesce(sum(cents) FILTER (WHERE cents < 0), 0) AS charges
                FROM kept GROUP BY currency ORDER BY currency) s) AS sums,
           (SELECT coalesce(jsonb_agg(year ORDER BY year DESC) FILTER (WHERE year IS NOT NULL), '[]') FROM years) AS years
      FROM own`.execute(db)
  return rows[0] ?? null
}

/** One of the owner's transactions with its details; null when there is none of that number, or it is not theirs. */
export async function findTransaction(
  db: Database,
  ownerId: number,
  transactionId: number,
  now: Date,
): Promise<(StatementRow & { idContract: number; year: number }) | null> {
  const { rows } = await sql<{ row: StatementRow; idContract: number; year: number }>`
    SELECT ${wireRow(now)} AS row, t.contract_id AS "idContract", t.year
      FROM transactions t JOIN held_contracts c ON c.id = t.contract_id
     WHERE t.id = ${transactionId} AND c.owner_id = ${ownerId}`.execute(db)
  const [found] = rows
  return found ? { ...found.row, idContract: found.idContract, year: found.year } : null
}
