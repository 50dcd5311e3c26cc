import { sql } from 'kysely'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import type { Database } from '../../../server/database/database.ts'
import type { StaffChange, StaffMember } from '../../staff.endpoints.ts'

/** The club's people, those who are active first. */
export async function readStaff(db: Database, asking: number): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    SELECT id, name, lastname, email, roles, active, password_hash IS NOT NULL AS joined, id = ${asking} AS self
      FROM admins ORDER BY active DESC, folded(lastname), folded(name), id`.execute(db)
  return rows
}

/** The latest changes of the club's people, the newest first. */
export async function readStaffChanges(db: Database, most: number): Promise<StaffChange[]> {
  const { rows } = await sql<StaffChange>`
    SELECT c.id::int, to_char(c.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, c.kind,
           s.name || ' ' || s.lastname AS who, b.name || ' ' || b.lastname AS by, c.before, c.after, c.reason
      FROM account_changes c JOIN admins s ON s.id = c.staff_id LEFT JOIN admins b ON b.id = c.by_admin_id
     WHERE c.staff_id IS NOT NULL
     ORDER BY c.at DESC, c.id DESC LIMIT ${most}`.execute(db)
  return rows
}

interface Manager {
  name: string
  email: string
  languageName: string
}

interface NewStaff {
  name: string
  lastname: string
  email: string
  languageName: string
  roles: readonly StaffRole[]
}

/** Whether an owner signs in with this address. */
export async function isOwnersAddress(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM owners WHERE email = ${email}`.execute(db)
  return rows.length > 0
}

/** Adds somebody without a password; null where somebody of the club has the address already. */
export async function addStaff(trx: Database, one: NewStaff): Promise<number | null> {
  const { name, lastname, email, languageName, roles } = one
  const { rows } = await sql<{ id: number }>`
    INSERT INTO admins (name, lastname, email, language_name, roles)
    VALUES (${name}, ${lastname}, ${email}, ${languageName}, ${roles}::text[])
    ON CONFLICT (email) DO NOTHING RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Sets somebody's roles and answers those before; null where there is nobody of that number. */
export async function replaceRoles(
  trx: Database,
  id: number,
  roles: readonly StaffRole[],
): Promise<StaffRole[] | null> {
  const { rows } = await sql<{ roles: StaffRole[] }>`
    SELECT roles FROM admins WHERE id = ${id} FOR UPDATE`.execute(trx)
  if (!rows[0]) return null
  await sql`UPDATE admins SET roles = ${roles}::text[] WHERE id = ${id}`.execute(trx)
  return rows[0].roles
}

/** Who else gives out roles and can sign in, beside whoever does it and whom it is about. */
export async function readOtherManagers(db: Database, but: readonly number[]): Promise<Manager[]> {
  const { rows } = await sql<Manager>`
    SELECT name, email, language_name AS "languageName" FROM admins
     WHERE 'manager' = ANY (roles) AND active AND id <> ALL (${but}::int[]) ORDER BY id`.execute(db)
  return rows
}

/** What the database throws where nobody would be left to say who does what (0107). */
export function isLastManager(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'admins_last_manager'
}
