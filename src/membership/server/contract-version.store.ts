import { type RawBuilder, sql } from 'kysely'

/**
 * The change counter of a contract `c`, as a SQL expression: how many transactions have written its stays, benefits or
 * money. Cached answers about the contract are valid while it stays the same. A contract without a counter gets a
 * different value each time, so that nothing is cached for it.
 */
export const CONTRACT_VERSION: RawBuilder<number> = sql<number>`coalesce(
  (SELECT v.version FROM contract_versions v WHERE v.contract_id = c.id),
  -(extract(epoch FROM clock_timestamp()) * 1000000)::bigint)`

/**
 * The change counter of what contracts have in common: rules, rooms, seasons, closed nights, kinds of benefits. One for
 * the whole club, not one for each resort.
 */
export const RESORT_VERSION: RawBuilder<number> = sql<number>`(SELECT version FROM resort_version)`
