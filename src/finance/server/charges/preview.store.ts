import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { NewFee } from '../../charges/charge-run.ts'

interface RunOf {
  idHotel: number
  year: number
}

/** The fees that a run has made. */
export async function findMade(db: Database, { idHotel, year }: RunOf): Promise<Omit<NewFee, 'lines'>[]> {
  const { rows } = await sql<Omit<NewFee, 'lines'>>`
    SELECT f.contract_id AS "idContract", f.quarter, f.cents FROM condo_fees f
     WHERE f.run_hotel_id = ${idHotel} AND f.year = ${year} ORDER BY f.contract_id, f.quarter`.execute(db)
  return rows
}

/** What the contracts of a resort were charged in the year before, in the budget's currency: a fee for each quarter. */
export async function findBefore(
  db: Database,
  { idHotel, year, currency }: RunOf & { currency: string },
): Promise<Omit<NewFee, 'lines'>[]> {
  const { rows } = await sql<Omit<NewFee, 'lines'>>`
    SELECT f.contract_id AS "idContract", f.quarter, f.cents
      FROM condo_fees f JOIN contracts c ON c.id = f.contract_id
     WHERE c.hotel_id = ${idHotel} AND f.year = ${year - 1} AND f.currency = ${currency}`.execute(db)
  return rows
}

/** How the desk knows contracts. */
export async function findNames(
  db: Database,
  contractIds: readonly number[],
): Promise<Map<number, { contract: string; residence: string; owner: string }>> {
  const { rows } = await sql<{ id: number; contract: string; residence: string; owner: string }>`
    SELECT c.id, c.number AS contract, u.number AS residence, o.name || ' ' || o.lastname AS owner
      FROM contracts c JOIN housing u ON u.id = c.housing_id JOIN owners o ON o.id = c.owner_id
     WHERE c.id = ANY(${contractIds}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
