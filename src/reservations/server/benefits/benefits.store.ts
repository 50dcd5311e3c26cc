import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { BenefitBalance } from '../../reservations.endpoints.ts'

/**
 * Benefits as their ledgers add up: granted (adjustments and expiries included), used, held. What is held is what holds
 * have taken and returns have not given back.
 */
function benefitsWhere(condition: RawBuilder<SqlBool>) {
  return sql<BenefitBalance>`
    SELECT y.id, f.id AS "idBenefit", f.code, f.name, f.unit, f.currency, y.year, y.starts, y.expires, y.balance,
           false AS "isSelected", y.balance AS qty, f.name AS transaction,
           coalesce(sum(e.quantity) FILTER (WHERE e.kind IN ('grant', 'adjust', 'expire')), 0)::int AS granted,
           coalesce(-sum(e.quantity) FILTER (WHERE e.kind = 'use'), 0)::int AS used,
           coalesce(-sum(e.quantity) FILTER (WHERE e.kind IN ('hold', 'return')), 0)::int AS held
      FROM benefit_years y
      JOIN benefits f ON f.id = y.benefit_id
      LEFT JOIN benefit_entries e ON e.benefit_year_id = y.id
     WHERE ${condition}
     GROUP BY y.id, f.id
     ORDER BY f.position, f.id`
}

/** A contract's benefits in a benefit year, of one unit or one code when that is named. */
export async function readBenefits(
  db: Database,
  contractId: number,
  year: number,
  only: { unit?: string | undefined; code?: string | undefined } = {},
): Promise<BenefitBalance[]> {
  const condition = sql<SqlBool>`y.contract_id = ${contractId} AND y.year = ${year}::int
    AND (${only.unit ?? null}::text IS NULL OR f.unit = ${only.unit ?? null}::text)
    AND (${only.code ?? null}::text IS NULL OR f.code = ${only.code ?? null}::text)`
  return (await benefitsWhere(condition).execute(db)).rows
}

/** A contract's benefits in the benefit years that run on a day; a part of the dashboard's statement. */
export function benefitsOn(
  contractId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<BenefitBalance> {
  return benefitsWhere(sql`y.contract_id = ${contractId} AND ${day} BETWEEN y.starts AND y.expires`)
}

/** The benefit years that a contract has, and whether the contract is the owner's at all. */
export async function readBenefitYears(
  db: Database,
  ownerId: number,
  contractId: number,
): Promise<number[] | null> {
  const { rows } = await sql<{ years: number[] }>`
    SELECT coalesce(jsonb_agg(DISTINCT y.year) FILTER (WHERE y.year IS NOT NULL), '[]') AS years
      FROM contracts c LEFT JOIN benefit_years y ON y.contract_id = c.id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId} GROUP BY c.id`.execute(db)
  return rows[0]?.years ?? null
}
