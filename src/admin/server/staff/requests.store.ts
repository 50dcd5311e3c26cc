import { sql } from 'kysely'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import type { Database } from '../../../server/database/database.ts'
import type { StaffRequest } from '../../staff.endpoints.ts'

/** Somebody to be invited. */
export interface InvitedStaff {
  name: string
  lastname: string
  email: string
  languageName: string
}

/** Whom roles are asked for: somebody who is there, or is to be invited. */
export type RolesFor = { staffId: number; person: null } | { staffId: null; person: InvitedStaff }

export type LockedRequest = RolesFor & {
  id: number
  roles: StaffRole[]
  askedBy: number
  isAnswered: boolean
  /** Whether somebody would be a manager no more. */
  takesManager: boolean
  /** Why the account is to be closed; null where it stays open. */
  closingReason: string | null
  /** Why a closed account is to be opened again; null where it is about something else. */
  openingReason: string | null
}

/** What is asked for: the roles afterwards, and whether a manager is one no more. */
export type StaffWish = RolesFor & {
  roles: readonly StaffRole[]
  takesManager?: boolean
  closingReason?: string | null
  openingReason?: string | null
}

/** What waits for another manager, the oldest first, as somebody sees it. */
export async function readWaitingRequests(db: Database, asking: number): Promise<StaffRequest[]> {
  const { rows } = await sql<StaffRequest>`
    SELECT r.id, coalesce(s.name || ' ' || s.lastname, (r.person ->> 'name') || ' ' || (r.person ->> 'lastname')) AS who,
           coalesce(s.email, r.person ->> 'email') AS email, r.staff_id IS NULL AS "isNew", r.roles,
           r.takes_manager AS "takesManager", r.closing_reason AS "closingReason", r.opening_reason AS "openingReason",
           r.staff_id IS NOT DISTINCT FROM ${asking} AS "aboutSelf",
           b.name || ' ' || b.lastname AS by, to_char(r.asked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at,
           r.asked_by_admin_id <> ${asking} AND (r.takes_manager OR r.staff_id IS DISTINCT FROM ${asking}) AS "mayAnswer",
           r.asked_by_admin_id = ${asking} AS "mayWithdraw"
      FROM staff_requests r JOIN admins b ON b.id = r.asked_by_admin_id LEFT JOIN admins s ON s.id = r.staff_id
     WHERE r.answered_at IS NULL ORDER BY r.asked_at, r.id LIMIT 100`.execute(db)
  return rows
}

/** How many others could agree: active managers with a password, but those. */
export async function countOtherManagers(db: Database, but: readonly number[]): Promise<number> {
  const { rows } = await sql`
    SELECT FROM admins WHERE 'manager' = ANY (roles) AND active AND password_hash IS NOT NULL AND id <> ALL (${but}::int[])`.execute(
    db,
  )
  return rows.length
}

/** Notes what is asked for. What was asked for the same person before, and waits, is asked for no more. */
export async function insertStaffRequest(
  trx: Database,
  {
    staffId,
    person,
    roles,
    askedBy,
    takesManager = false,
    closingReason = null,
    openingReason = null,
  }: StaffWish & { askedBy: number },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE staff_requests SET answered_by_admin_id = ${askedBy}, answered_at = ${now}, agreed = false
     WHERE answered_at IS NULL AND (staff_id = ${staffId}::int OR person ->> 'email' = ${person?.email ?? null}::text)`.execute(
    trx,
  )
  await sql`
    INSERT INTO staff_requests (staff_id, person, roles, asked_by_admin_id, asked_at, takes_manager, closing_reason, opening_reason)
    VALUES (${staffId}, ${person === null ? null : JSON.stringify(person)}::jsonb, ${roles}::text[], ${askedBy}, ${now},
            ${takesManager}, ${closingReason}, ${openingReason})`.execute(trx)
}

/** A request, locked; null where there is none of that number. */
export async function lockStaffRequest(trx: Database, id: number): Promise<LockedRequest | null> {
  const { rows } = await sql<LockedRequest>`
    SELECT id, staff_id AS "staffId", person, roles, asked_by_admin_id AS "askedBy", answered_at IS NOT NULL AS "isAnswered",
           takes_manager AS "takesManager", closing_reason AS "closingReason", opening_reason AS "openingReason"
      FROM staff_requests WHERE id = ${id} FOR UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** Notes another manager's answer. */
export async function saveAnswered(
  trx: Database,
  { id, by, agreed }: { id: number; by: number; agreed: boolean },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE staff_requests SET answered_by_admin_id = ${by}, answered_at = ${now}, agreed = ${agreed} WHERE id = ${id}`.execute(
    trx,
  )
}
