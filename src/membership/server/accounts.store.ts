import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'

/** Owners, admins and whom owners trust have accounts of their own, even under one e-mail address. */
export type AccountKind = 'owner' | 'admin' | 'trusted'

/** Someone who can sign in. */
export interface Account {
  kind: AccountKind
  id: number
}

/** Whose a row is that belongs to one account of either kind. */
export interface WhoseRow {
  owner_id: number | null
  admin_id: number | null
  trusted_id: number | null
}

export function accountOfRow({ owner_id, admin_id, trusted_id }: WhoseRow): Account {
  if (owner_id !== null) return { kind: 'owner', id: owner_id }
  return admin_id === null ? { kind: 'trusted', id: trusted_id ?? 0 } : { kind: 'admin', id: admin_id }
}

/** An account with what signing in and writing to its person needs. */
export interface KnownAccount extends Account {
  name: string
  lastname: string
  email: string
  languageName: string
  /** The password's hash; null until an invitation is accepted. */
  passwordHash: string | null
  /** Somebody said “this wasn’t me”, and only a new password opens it again; or the club has closed it (0107). */
  isLocked: boolean
}

interface AccountRow {
  id: number
  name: string
  lastname: string
  email: string
  language_name: string
  password_hash: string | null
  is_locked: boolean
}

const TABLES = { owner: 'owners', admin: 'admins', trusted: 'trusted_people' } as const
export const tableOf = (kind: AccountKind) => sql.table(TABLES[kind])

/**
 * The account under an e-mail address (in lower case), or null. Owners and whom they trust come through one door: where the
 * address is no owner’s it may be the other’s, found in the same statement.
 */
export async function findAccountByEmail(
  db: Database,
  kind: AccountKind,
  email: string,
): Promise<KnownAccount | null> {
  const { rows } = await sql<AccountRow & { kind: AccountKind }>`
    SELECT ${kind} AS kind, id, name, lastname, email, language_name, password_hash, locked_at IS NOT NULL AS is_locked
      FROM ${tableOf(kind)}
     WHERE email = ${email}
    UNION ALL
    SELECT 'trusted', id, name, lastname, email, language_name, password_hash, locked_at IS NOT NULL
      FROM trusted_people
     WHERE ${kind} = 'owner' AND email = ${email} AND NOT EXISTS (SELECT FROM owners WHERE email = ${email})`.execute(
    db,
  )
  return rows[0] ? known(rows[0].kind, rows[0]) : null
}

/** An account that exists. */
export async function readKnownAccount(db: Database, { kind, id }: Account): Promise<KnownAccount> {
  const { rows } = await sql<AccountRow>`
    SELECT id, name, lastname, email, language_name, password_hash, locked_at IS NOT NULL AS is_locked
      FROM ${tableOf(kind)}
     WHERE id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`The ${kind} ${id} vanished`)
  return known(kind, rows[0])
}

/**
 * Stores a new password if the old one is still what it was; false when someone else was faster. An account that was locked
 * (“this wasn’t me”) takes one `evenLocked` only: by the mailed link, or from whoever runs the portal. One that is closed
 * takes none.
 */
export async function replacePassword(
  trx: Database,
  account: KnownAccount,
  passwordHash: string,
  { evenLocked }: { evenLocked: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE ${tableOf(account.kind)} SET password_hash = ${passwordHash}
     WHERE id = ${account.id} AND password_hash IS NOT DISTINCT FROM ${account.passwordHash}
       AND ${account.kind === 'trusted' ? sql`true` : sql`active`} AND (${evenLocked} OR locked_at IS NULL)
    RETURNING id`.execute(trx)
  return rows.length > 0
}

/**
 * Whether the password that was verified still opens the account, under a row lock: a lock of the account that comes
 * meanwhile waits until the session stands, and then ends it.
 */
export async function stillOpens(trx: Database, account: KnownAccount): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM ${tableOf(account.kind)}
     WHERE id = ${account.id} AND password_hash IS NOT DISTINCT FROM ${account.passwordHash}
       AND locked_at IS NULL FOR SHARE`.execute(trx)
  return rows.length > 0
}

/** Locks an account until a new password is set: no password opens it meanwhile. */
export async function lockAccount(trx: Database, { kind, id }: Account, now: Date): Promise<void> {
  await sql`UPDATE ${tableOf(kind)} SET locked_at = ${now} WHERE id = ${id}`.execute(trx)
}

function known(kind: AccountKind, row: AccountRow): KnownAccount {
  return {
    kind,
    id: row.id,
    name: row.name,
    lastname: row.lastname,
    email: row.email,
    languageName: row.language_name,
    passwordHash: row.password_hash,
    isLocked: row.is_locked,
  }
}
