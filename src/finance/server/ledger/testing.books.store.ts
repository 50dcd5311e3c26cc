import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** Where the books do not hold together; empty when they do. */
export interface BookFaults {
  /** Entries whose postings are not zero together. */
  unbalanced: unknown[]
  /** Documents of the statement whose standing entry says something else, or that have none, or more than one. */
  documents: unknown[]
  /** Entries that stand for no document or payment. */
  orphans: unknown[]
  /** Transfers from a report to a fee that do not end at zero. */
  transfers: unknown[]
}

/** The books hold together. */
export const BOOKS_HOLD: BookFaults = { unbalanced: [], documents: [], orphans: [], transfers: [] }

/** Looks at all books: what is entered against what the statement and the payments of orders say. */
export async function bookFaults(db: Database): Promise<BookFaults> {
  const [unbalanced, documents, orphans, transfers] = await Promise.all([
    sql`SELECT e.id FROM ledger_entries e LEFT JOIN ledger_postings p ON p.entry_id = e.id
         GROUP BY e.id HAVING coalesce(sum(p.cents), 1) <> 0`.execute(db),
    sql`SELECT t.id, t.cents, count(e.id) AS entries, sum(e.cents) AS entered FROM transactions t
          LEFT JOIN ledger_standing e ON e.source = 'transaction' AND e.source_id = t.id
           AND (e.contract_id, e.currency, e.day) = (t.contract_id, t.currency, t.day)
         GROUP BY t.id HAVING count(e.id) <> 1 OR sum(e.cents) <> t.cents`.execute(db),
    sql`SELECT e.id FROM ledger_standing e
         WHERE CASE e.source WHEN 'transaction' THEN NOT EXISTS (SELECT FROM transactions t WHERE t.id = e.source_id)
               ELSE NOT EXISTS (SELECT FROM payments y WHERE y.id = e.source_id AND y.state = 'paid') END
        UNION ALL
        SELECT y.id FROM payments y WHERE y.state = 'paid' AND NOT EXISTS (
          SELECT FROM ledger_standing e JOIN ledger_postings p ON p.entry_id = e.id
           WHERE e.source = 'payment' AND e.source_id = y.id AND p.account = 'club' AND p.cents = y.cents
             AND e.currency = y.currency)`.execute(db),
    sql`SELECT e.contract_id, e.currency FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
         WHERE p.account = 'transfer' GROUP BY 1, 2 HAVING sum(p.cents) <> 0`.execute(db),
  ])
  return {
    unbalanced: unbalanced.rows,
    documents: documents.rows,
    orphans: orphans.rows,
    transfers: transfers.rows,
  }
}

/** Every entry with its postings as text: what was there once is there for good. */
export async function allEntries(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT e::text || (SELECT string_agg(p::text, '' ORDER BY p.account) FROM ledger_postings p WHERE p.entry_id = e.id) AS line
      FROM ledger_entries e ORDER BY e.id`.execute(db)
  return rows.map(({ line }) => line)
}
