import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import type { CondoFee } from '../statement.endpoints.ts'

/** A fee as it stands in the books, without what today makes of it. */
export type FeeRow = Omit<CondoFee, 'openCents' | 'feeStatus'>

/** The fees of a contract's year by quarter, and the years that have any, the newest first. */
export async function listCondoFees(
  db: Database,
  contractId: number,
  year: number,
): Promise<{ fees: FeeRow[]; years: number[] }> {
  const { rows } = await sql<{ fees: FeeRow[]; years: number[] }>`
    SELECT coalesce(jsonb_agg(jsonb_build_object(
             'id', f.id, 'quarter', f.quarter, 'due', f.due, 'cents', f.cents, 'paidCents', f.paid_cents,
             'currency', f.currency,
             'lines', (SELECT jsonb_agg(jsonb_build_object('concept', l.concept, 'cents', l.cents) ORDER BY l.position)
                         FROM condo_fee_lines l WHERE l.condo_fee_id = f.id))
           ORDER BY f.quarter) FILTER (WHERE f.year = ${year}), '[]') AS fees,
           coalesce(jsonb_agg(DISTINCT f.year ORDER BY f.year DESC), '[]') AS years
      FROM condo_fees f WHERE f.contract_id = ${contractId}`.execute(db)
  return rows[0] ?? { fees: [], years: [] }
}
