import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { type Account, tableOf } from './accounts.store.ts'

/** An account that the club can close. Those whom owners trust are the owners' to let in. */
export interface ClubAccount extends Account {
  kind: 'owner' | 'admin'
}

/** Something that was done to an account. */
export interface AccountChange {
  account: ClubAccount
  kind: 'invited' | 'roles' | 'disabled' | 'enabled'
  /** Who of the club did it; nobody where a command or an import did. */
  by: number | null
  before?: readonly string[] | null
  after?: readonly string[] | null
  reason?: string | null
}

/** Writes down what was done to an account; no line is ever changed. */
export async function noteAccountChange(trx: Database, change: AccountChange, now: Date): Promise<void> {
  const { account, kind, by, before = null, after = null, reason = null } = change
  const [ownerId, staffId] = account.kind === 'owner' ? [account.id, null] : [null, account.id]
  await sql`
    INSERT INTO account_changes (at, kind, owner_id, staff_id, by_admin_id, before, after, reason)
    VALUES (${now}, ${kind}, ${ownerId}, ${staffId}, ${by}, ${before}::text[], ${after}::text[], ${reason})`.execute(
    trx,
  )
}

/**
 * Opens or closes an account; null where it is so already, or there is none. The database ends its sessions, forgets its
 * browsers and discards its links with the same statement (0107).
 */
export async function setActive(
  trx: Database,
  { kind, id }: ClubAccount,
  active: boolean,
): Promise<{ name: string } | null> {
  const { rows } = await sql<{ name: string }>`
    UPDATE ${tableOf(kind)} SET active = ${active}
     WHERE id = ${id} AND active <> ${active}
    RETURNING name`.execute(trx)
  return rows[0] ?? null
}

/** Whether an account is active; null where there is none. */
export async function isActive(db: Database, { kind, id }: ClubAccount): Promise<boolean | null> {
  const { rows } = await sql<{ active: boolean }>`
    SELECT active FROM ${tableOf(kind)} WHERE id = ${id}`.execute(db)
  return rows[0]?.active ?? null
}
