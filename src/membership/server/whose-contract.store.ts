import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Whether an owner holds the contract of a row, by its column (`o.contract_id`): as one of its owners, whoever was the first.
 * Statements about contracts themselves read `held_contracts`, where `owner_id` is any of the owners; nothing asks
 * `contracts.owner_id` (decision 0129).
 */
export function heldBy(contract: string, ownerId: unknown): RawBuilder<SqlBool> {
  return sql<SqlBool>`
    ${sql.ref(contract)} IN (SELECT hc.contract_id FROM contract_owners hc WHERE hc.owner_id = ${ownerId})`
}

/** The names of who holds a row's contract together with an owner, by both columns (`o.contract_id`, `w.id`). */
export function coOwnersOf(contract: string, owner: string): RawBuilder<string[]> {
  return sql<string[]>`
    coalesce((SELECT jsonb_agg(ho.name || ' ' || ho.lastname ORDER BY ho.id)
                FROM contract_owners hc JOIN owners ho ON ho.id = hc.owner_id
               WHERE hc.contract_id = ${sql.ref(contract)} AND hc.owner_id <> ${sql.ref(owner)}), '[]')`
}
