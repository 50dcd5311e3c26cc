import { type RawBuilder, sql } from 'kysely'

/**
 * The number that counts the transactions which wrote anything of a contract `c`: its stays, benefits and money. An
 * expression of a statement; what is kept of the contract is current while it stays. A contract that nothing counts for
 * has another number each time, so that nothing is kept of it.
 */
export const CONTRACT_VERSION: RawBuilder<number> = sql<number>`coalesce(
  (SELECT v.version FROM contract_versions v WHERE v.contract_id = c.id),
  -(extract(epoch FROM clock_timestamp()) * 1000000)::bigint)`

/** The same of what all contracts of a resort have in common: rules, rooms, seasons, closed nights, kinds of benefits. */
export const RESORT_VERSION: RawBuilder<number> = sql<number>`(SELECT version FROM resort_version)`
