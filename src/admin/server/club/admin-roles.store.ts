import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/** Somebody of the club's people whose role is new or another. */
export interface RoleSet {
  adminId: number
  role: string
  /** None of a new one. */
  before: string | null
}

/** The role of each of the club's people, by number. */
export async function readRoles(db: Database): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; role: string }>`SELECT id, role FROM admins ORDER BY id`.execute(
    db,
  )
  return new Map(rows.map(({ id, role }) => [id, role]))
}

/** Whose role is not what it was before. */
export async function rolesSetSince(db: Database, before: ReadonlyMap<number, string>): Promise<RoleSet[]> {
  const after = await readRoles(db)
  return [...after].flatMap(([adminId, role]) =>
    before.get(adminId) === role ? [] : [{ adminId, role, before: before.get(adminId) ?? null }],
  )
}
