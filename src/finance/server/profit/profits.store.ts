import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { ProfitMonth } from '../../profit.ts'

/** What signatures adjusted to zero in the contract `c`, and the document of the result, by the report's month. */
const ADJUSTED = sql`
  SELECT r.month, r.currency, sum(t.cents) FILTER (WHERE t.part = 'adjustment')::int AS cents,
         min(t.id) FILTER (WHERE t.part = 'result') AS result
    FROM executive_reports r JOIN transactions t ON t.report_id = r.id
   WHERE r.contract_id = c.id AND t.part IN ('adjustment', 'result') GROUP BY r.month, r.currency`

/**
 * The months of the contract `c`: the issued report's figures where there is one, for they are what is signed and settled; else what the
 * club has brought in.
 */
const MONTHS = sql`
  SELECT p.month, p.currency, p.nights_rented,
         coalesce(r.income_cents, p.gross_cents) AS gross_cents, coalesce(r.fees_cents, p.fees_cents) AS fees_cents
    FROM monthly_profits p
    LEFT JOIN executive_reports r ON (r.contract_id, r.month, r.currency) = (p.contract_id, p.month, p.currency)
   WHERE p.contract_id = c.id`

/**
 * Every month of one of the owner's contracts, the oldest first; null when there is no contract of that number, or it
 * is somebody else's. One statement: a contract of thirty years has 360 months.
 */
export async function readProfitMonths(
  db: Database,
  ownerId: number,
  contractId: number,
): Promise<ProfitMonth[] | null> {
  const { rows } = await sql<{ months: ProfitMonth[] }>`
    SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object(
                     'year', extract(year FROM p.month)::int, 'month', extract(month FROM p.month)::int,
                     'nightsRented', p.nights_rented, 'grossCents', p.gross_cents, 'feesCents', p.fees_cents,
                     'adjustedCents', coalesce(a.cents, 0), 'currency', p.currency,
                     'idTransaction', a.result) ORDER BY p.month), '[]')
              FROM (${MONTHS}) p LEFT JOIN (${ADJUSTED}) a ON (a.month, a.currency) = (p.month, p.currency)) AS months
      FROM held_contracts c WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0]?.months ?? null
}

/** The zone of a hotel where the owner has a contract; null for any other. */
export async function findOwnHotel(
  db: Database,
  ownerId: number,
  hotelId: number,
): Promise<{ zone: string } | null> {
  const { rows } = await sql<{ zone: string }>`
    SELECT h.zone FROM hotels h
     WHERE h.id = ${hotelId}
       AND EXISTS (SELECT FROM held_contracts c WHERE c.hotel_id = h.id AND c.owner_id = ${ownerId})`.execute(
    db,
  )
  return rows[0] ?? null
}
