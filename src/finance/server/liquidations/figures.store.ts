import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { KnownMonth } from '../../liquidations/figures.ts'

export interface KnownContract extends KnownMonth {
  contract: string
  residence: string
  owner: string
}

/** What the books know of contracts in a month, by their numbers. */
export async function findKnown(
  db: Database,
  month: Day,
  numbers: readonly string[],
): Promise<Map<string, KnownContract>> {
  const { rows } = await sql<KnownContract>`
    SELECT c.id AS "idContract", c.number AS contract, u.number AS residence, o.name || ' ' || o.lastname AS owner,
           c.starts < (${month}::date + interval '1 month')::date AND c.ends > ${month} AS runs,
           EXISTS (SELECT FROM executive_reports r WHERE r.contract_id = c.id AND r.month = ${month}) AS "hasReport",
           to_jsonb(CASE WHEN p.currency IS NULL OR p.currency = h.currency THEN ARRAY[h.currency::text]
                         ELSE ARRAY[h.currency::text, p.currency::text] END) AS currencies,
           CASE WHEN p.month IS NOT NULL THEN jsonb_build_object('incomeCents', p.gross_cents, 'feesCents', p.fees_cents,
             'nights', p.nights_rented, 'currency', p.currency) END AS profit,
           (SELECT jsonb_build_object('count', count(*), 'incomeCents', sum(n.cents), 'currency', n.currency) FROM rented_nights n
             WHERE n.contract_id = c.id AND n.night >= ${month} AND n.night < (${month}::date + interval '1 month')::date
             GROUP BY n.currency ORDER BY count(*) DESC LIMIT 1) AS nights,
           (SELECT jsonb_build_object('cents', min(e.cents), 'currency', min(e.currency))
              FROM ledger_standing e JOIN transactions t ON e.source = 'transaction' AND t.id = e.source_id
             WHERE e.contract_id = c.id AND e.kind = 'credit' AND t.part IS NULL AND t.origin IS NULL
               AND e.day >= (${month}::date + interval '1 month')::date AND e.day < (${month}::date + interval '2 months')::date
            HAVING count(*) = 1) AS statement
      FROM contracts c JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id JOIN owners o ON o.id = c.owner_id
      LEFT JOIN monthly_profits p ON p.contract_id = c.id AND p.month = ${month}
     WHERE c.number = ANY(${numbers}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.contract, row]))
}

/** How many contracts ran in a month and have no report of it. */
export async function countReady(db: Database, month: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM contracts c
     WHERE c.starts < (${month}::date + interval '1 month')::date AND c.ends > ${month}
       AND NOT EXISTS (SELECT FROM executive_reports r WHERE r.contract_id = c.id AND r.month = ${month})`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export interface UnsignedReport {
  id: number
  idContract: number
  number: string
}

/** Locks the reports of a month that nobody has signed, at one resort or all; and counts those that are signed. */
export async function holdUnsigned(
  trx: Database,
  month: Day,
  idHotel: number | null,
): Promise<{ unsigned: UnsignedReport[]; signed: number }> {
  const { rows } = await sql<UnsignedReport & { signed: boolean }>`
    SELECT r.id, c.id AS "idContract", c.number, r.signed_at IS NOT NULL AS signed
      FROM executive_reports r JOIN contracts c ON c.id = r.contract_id
     WHERE r.month = ${month} AND (${idHotel}::int IS NULL OR c.hotel_id = ${idHotel}::int)
     ORDER BY c.id FOR UPDATE OF r`.execute(trx)
  const unsigned = rows.filter(({ signed }) => !signed)
  return { unsigned, signed: rows.length - unsigned.length }
}

/**
 * Takes unsigned reports out with their results; a result that is a document of the club's own books stays, and is of no report
 * any more (as `deleteResult` does it of one).
 */
export async function deleteUnsigned(trx: Database, reportIds: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM transactions t USING executive_reports r JOIN contracts c ON c.id = r.contract_id
     WHERE t.report_id = r.id AND r.id = ANY(${reportIds}::int[]) AND r.signed_at IS NULL
       AND starts_with(t.reference, left('ER-' || to_char(r.month, 'YYMM') || '-' || c.number, 31))`.execute(
    trx,
  )
  await sql`UPDATE transactions SET part = NULL, report_id = NULL WHERE report_id = ANY(${reportIds}::int[])`.execute(
    trx,
  )
  await sql`DELETE FROM executive_reports WHERE id = ANY(${reportIds}::int[]) AND signed_at IS NULL`.execute(
    trx,
  )
}
