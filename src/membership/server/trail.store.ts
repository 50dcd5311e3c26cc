import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'

export interface DeedRow {
  id: number
  at: Date
  admin: string
  deed: string
}

/** What admins did in an owner's name, the latest first. */
export async function listDeeds(
  db: Database,
  ownerId: number,
  { most, skip }: { most: number; skip: number },
): Promise<DeedRow[]> {
  const { rows } = await sql<DeedRow>`
    SELECT d.id::int, d.at, a.name || ' ' || a.lastname AS admin, d.deed
      FROM deeds d JOIN admins a ON a.id = d.actor_admin_id
     WHERE d.owner_id = ${ownerId}
     ORDER BY d.at DESC, d.id DESC LIMIT ${most} OFFSET ${skip}`.execute(db)
  return rows
}

/** How often admins did something in an owner's name. */
export async function countDeeds(db: Database, ownerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM deeds WHERE owner_id = ${ownerId} AND actor_admin_id IS NOT NULL`.execute(
    db,
  )
  return onlyRow(rows).count
}
