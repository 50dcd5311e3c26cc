import { sql } from 'kysely'
import type { Currency } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'
import type { Relation } from '../relations.ts'

export interface DeedRow {
  id: number
  at: Date
  /** Who did it: an admin, or with a relation somebody whom the owner trusts. */
  admin: string
  relation: Relation | null
  deed: string
  /** The sum that the trail has of it (decision 0460). */
  cents: number | null
  currency: Currency | null
}

/** What admins and whom the owner trusts did in an owner's name, the latest first. */
export async function listDeeds(
  db: Database,
  ownerId: number,
  { most, skip }: { most: number; skip: number },
): Promise<DeedRow[]> {
  const { rows } = await sql<DeedRow>`
    SELECT d.id::int, d.at, coalesce(t.name, a.name || ' ' || a.lastname) AS admin, t.relation, d.deed,
           (d.detail ->> 'cents')::bigint AS cents, d.detail ->> 'currency' AS currency
      FROM deeds d
      LEFT JOIN admins a ON a.id = d.actor_admin_id
      LEFT JOIN trusts t ON t.id = d.actor_trust_id
     WHERE d.owner_id = ${ownerId} AND d.actor_owner_id IS NULL
     ORDER BY d.at DESC, d.id DESC LIMIT ${most} OFFSET ${skip}`.execute(db)
  return rows
}

/** How often they did something in an owner's name. */
export async function countDeeds(db: Database, ownerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM deeds WHERE owner_id = ${ownerId} AND actor_owner_id IS NULL`.execute(
    db,
  )
  return onlyRow(rows).count
}
