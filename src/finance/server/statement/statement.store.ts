import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { StatementEntry, StatementMonth, StatementRow } from '../../statement.endpoints.ts'
import { isFiltered, STATEMENT_PAGE_SIZE } from '../../statement.ts'
import {
  DOCUMENT_IN_PLAN,
  documentStatus,
  goesOutOf,
  IN_QUESTION,
  IS_DRAFT,
  REPORT_OF_DOCUMENT,
} from '../profit/standing.store.ts'
import { type AskedStatement, isKept } from './statement-filter.store.ts'

/** A transaction `t` as JSON, its details in their order, with whatever more is asked of it. */
const wireRow = (now: Date, more = sql``) => sql`jsonb_build_object(
  'id', t.id, 'day', t.day, 'concept', t.concept, 'reference', t.reference, 'invoiceStatus', ${documentStatus(now)},
  'inQuestion', ${IN_QUESTION}, 'inPlan', ${DOCUMENT_IN_PLAN}, 'goesOut', ${goesOutOf(now)}, 'corrects', CASE WHEN t.origin = 'correction' THEN t.origin_number END, 'cents', t.cents, 'currency', t.currency, 'report', ${REPORT_OF_DOCUMENT}, ${more}
  'lines', (SELECT jsonb_agg(jsonb_build_object('concept', l.concept, 'quantity', l.quantity,
                                                'unitCents', l.unit_cents, 'cents', l.cents) ORDER BY l.position)
              FROM transaction_lines l WHERE l.transaction_id = t.id))`

export interface StatementPage {
  data: StatementEntry[]
  months: StatementMonth[]
  sums: { currency: Currency; credits: number; charges: number; count: number }[]
  years: number[]
}

/**
 * A page of a contract's year in one statement, with the sums of all that is kept, the years that there are and, where nothing is filtered
 * away, what the account came to after each transaction; a page past the last is the last. Null when the contract is not the owner's.
 */
export async function findStatement(
  db: Database,
  ownerId: number,
  asked: AskedStatement & { page: number },
): Promise<StatementPage | null> {
  const whole = !isFiltered(asked)
  const size = sql.lit(STATEMENT_PAGE_SIZE)
  // A whole year is read in the order of its index, as often as that is asked for; what a filter keeps is looked for once.
  const once = whole ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`
  const balance = sql`'balanceCents', CASE WHEN NOT ${IS_DRAFT} THEN running.cents END,`
  const { rows } = await sql<StatementPage>`
    WITH RECURSIVE own AS (
      SELECT id FROM held_contracts WHERE id = ${asked.id} AND owner_id = ${ownerId}
    ), kept AS ${once} (
      SELECT t.id, t.day, t.cents, t.currency, CASE WHEN ${IS_DRAFT} THEN 0 ELSE t.cents END AS charged
        FROM transactions t WHERE t.contract_id = (SELECT id FROM own) AND ${isKept(asked)}
    ), sums AS MATERIALIZED (
      SELECT currency, count(*) AS count, coalesce(sum(cents) FILTER (WHERE cents > 0), 0) AS credits,
             coalesce(sum(cents) FILTER (WHERE cents < 0), 0) AS charges, sum(charged) AS charged
        FROM kept GROUP BY currency
    ), place AS MATERIALIZED (
      SELECT least(${asked.page}::int - 1, greatest(0, (coalesce(sum(count), 0)::int - 1) / ${size})) * ${size} AS skipped FROM sums
    ), head AS MATERIALIZED (
      SELECT id, day, charged, currency, row_number() OVER () AS place FROM (
        SELECT id, day, charged, currency FROM kept ORDER BY day DESC, id DESC LIMIT (SELECT skipped + ${size} FROM place)) k
    ), paged AS MATERIALIZED (
      SELECT id, day, charged, currency FROM head WHERE head.place > (SELECT skipped FROM place)
       ORDER BY head.place LIMIT ${size}
    ), opening AS MATERIALIZED (
      SELECT t.currency, sum(t.cents) AS cents FROM transactions t
       WHERE t.contract_id = (SELECT id FROM own) AND t.year < ${asked.year}::int AND NOT ${IS_DRAFT} GROUP BY t.currency
    ), newer AS MATERIALIZED (
      SELECT currency, sum(charged) AS cents FROM head WHERE head.place <= (SELECT skipped FROM place) GROUP BY currency
    ), running AS MATERIALIZED (
      SELECT p.id, CASE WHEN ${sql.lit(whole)} THEN coalesce(o.cents, 0) + s.charged - coalesce(n.cents, 0) + p.charged
                          - sum(p.charged) OVER (PARTITION BY p.currency ORDER BY p.day DESC, p.id DESC) END AS cents
        FROM paged p JOIN sums s USING (currency) LEFT JOIN opening o USING (currency) LEFT JOIN newer n USING (currency)
    ), span AS MATERIALIZED (
      SELECT date_trunc('month', min(day))::date AS since, (date_trunc('month', max(day)) + interval '1 month')::date AS before
        FROM paged WHERE ${sql.lit(whole)}
    ), years AS (
      SELECT (SELECT max(t.year) FROM transactions t WHERE t.contract_id = ${asked.id}) AS year FROM own
      UNION ALL
      SELECT (SELECT max(t.year) FROM transactions t WHERE t.contract_id = ${asked.id} AND t.year < years.year)
        FROM years WHERE years.year IS NOT NULL
    )
    SELECT (SELECT coalesce(jsonb_agg(${wireRow(asked.now, balance)} ORDER BY t.day DESC, t.id DESC), '[]')
              FROM running JOIN transactions t ON t.id = running.id) AS data,
           (SELECT coalesce(jsonb_agg(m ORDER BY m.month DESC, m.currency), '[]') FROM (
              SELECT to_char(k.day, 'YYYY-MM') AS month, k.currency, coalesce(sum(k.charged) FILTER (WHERE k.charged > 0), 0) AS "inCents",
                     -coalesce(sum(k.charged) FILTER (WHERE k.charged < 0), 0) AS "outCents",
                     sum(k.cents - k.charged) AS "draftCents"
                FROM kept k, span WHERE k.day >= span.since AND k.day < span.before GROUP BY 1, 2) m) AS months,
           (SELECT coalesce(jsonb_agg(s), '[]') FROM (
              SELECT currency, count, credits, charges FROM sums ORDER BY currency) s) AS sums,
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
