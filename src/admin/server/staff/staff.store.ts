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
    WITH requests AS (
      SELECT r.*, CASE WHEN r.closing_reason IS NULL THEN r.roles END AS roles_after, coalesce(s.name || ' ' || s.lastname, (r.person ->> 'name') || ' ' || (r.person ->> 'lastname')) AS who
        FROM staff_requests r LEFT JOIN admins s ON s.id = r.staff_id
    )
    SELECT l.id::int, to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, l.kind, l.who,
           b.name || ' ' || b.lastname AS by, l.before, l.after, l.reason
      FROM (SELECT c.id, c.at, c.kind, s.name || ' ' || s.lastname AS who, c.by_admin_id, c.before, c.after, c.reason, 1 AS place
              FROM account_changes c JOIN admins s ON s.id = c.staff_id
            UNION ALL
            SELECT id, asked_at, 'asked', who, asked_by_admin_id, NULL, roles_after, closing_reason, 0 FROM requests
            UNION ALL
            SELECT id, answered_at, CASE WHEN agreed THEN 'agreed' WHEN answered_by_admin_id = asked_by_admin_id THEN 'withdrawn'
                                         ELSE 'declined' END, who, answered_by_admin_id, NULL, roles_after, closing_reason, 2
              FROM requests WHERE answered_at IS NOT NULL) l
      LEFT JOIN admins b ON b.id = l.by_admin_id
     ORDER BY l.at DESC, l.place DESC, l.id DESC LIMIT ${most}`.execute(db)
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

/** Whether somebody of the club signs in with this address. */
export async function isStaffsAddress(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM admins WHERE email = ${email}`.execute(db)
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

/** Somebody's roles, whether the account is open and has a password; null where there is nobody of that number. */
export async function readStaffStanding(
  db: Database,
  id: number,
): Promise<{ roles: StaffRole[]; active: boolean; joined: boolean } | null> {
  const { rows } = await sql<{ roles: StaffRole[]; active: boolean; joined: boolean }>`
    SELECT roles, active, password_hash IS NOT NULL AS joined FROM admins WHERE id = ${id}`.execute(db)
  return rows[0] ?? null
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

/**
 * Waits for whoever is taking roles away or giving them, until the transaction ends: the lock of the database's own rule on the last
 * manager (0107). How many managers there are is counted behind it.
 */
export async function lockManagers(trx: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('the last manager'))`.execute(trx)
}

/** What the database throws where nobody would be left to say who does what (0107). */
export function isLastManager(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'admins_last_manager'
}
