import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { ContractModules, ModuleRules } from '../../settings/modules.endpoints.ts'
import { likeless } from '../owners.store.ts'

const MOST_CONTRACTS = 20

const modulesOf = sql`
  jsonb_build_object('property', c.module_property, 'promotions', c.module_promotions, 'exchanges', c.module_exchanges)`

/** The contracts whose number or residence begins so, with their modules. */
export async function listContractModules(db: Database, start: string): Promise<ContractModules[]> {
  const begins = sql`upper(${likeless(start)}::text) || '%'`
  const { rows } = await sql<ContractModules>`
    SELECT c.id, c.number, h.name AS resort, u.number AS residence, o.name || ' ' || o.lastname AS owner, ${modulesOf} AS modules,
           (SELECT coalesce(max(s.id), 0) FROM setting_changes s WHERE s.contract_id = c.id) AS seen
      FROM contracts c JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id JOIN owners o ON o.id = c.owner_id
     WHERE c.number LIKE ${begins} OR u.number LIKE ${begins}
     ORDER BY c.number, c.id LIMIT ${MOST_CONTRACTS}`.execute(db)
  return rows
}

/** A contract's modules; null where there is no such contract. */
export async function readModules(db: Database, contractId: number): Promise<ModuleRules | null> {
  const { rows } = await sql<{ modules: ModuleRules }>`
    SELECT ${modulesOf} AS modules FROM contracts c WHERE c.id = ${contractId}`.execute(db)
  return rows[0]?.modules ?? null
}

/** Opens a contract's modules, or closes them. */
export async function writeModules(trx: Database, contractId: number, value: ModuleRules): Promise<void> {
  await sql`
    UPDATE contracts SET module_property = ${value.property}, module_promotions = ${value.promotions},
           module_exchanges = ${value.exchanges} WHERE id = ${contractId}`.execute(trx)
}
