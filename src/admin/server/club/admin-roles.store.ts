import { sql } from 'kysely'
import { type ClubAccount, noteAccountChange } from '../../../membership/server/account-changes.store.ts'
import type { Database } from '../../../server/database/database.ts'

/** Somebody of the club's people whose roles are new or others, as one text. */
export interface RoleSet {
  adminId: number
  role: string
  /** The role before; null of a new account. */
  before: string | null
}

/** What an import may change of accounts: the roles of the club's people, and who is closed. */
export interface Standings {
  roles: ReadonlyMap<number, readonly string[]>
  closed: readonly ClubAccount[]
}

/** How the accounts stand. */
export async function readStandings(db: Database): Promise<Standings> {
  const { rows } = await sql<{ id: number; roles: string[] }>`
    SELECT id, roles FROM admins ORDER BY id`.execute(db)
  const { rows: closed } = await sql<ClubAccount>`
    SELECT 'owner' AS kind, id FROM owners WHERE NOT active
     UNION ALL SELECT 'admin', id FROM admins WHERE NOT active ORDER BY 1, 2`.execute(db)
  return { roles: new Map(rows.map(({ id, roles }) => [id, roles])), closed }
}

const nameOf = ({ kind, id }: ClubAccount) => `${kind}:${id}`

/** Writes down what an import changed of accounts, in its transaction. Answers whose roles are new or others. */
export async function noteStandings(trx: Database, before: Standings, now: Date): Promise<RoleSet[]> {
  const after = await readStandings(trx)
  const set: RoleSet[] = []
  for (const [adminId, roles] of after.roles) {
    const old = before.roles.get(adminId) ?? null
    if (old?.join() === roles.join()) continue
    set.push({ adminId, role: roles.join(' '), before: old?.join(' ') ?? null })
    const account: ClubAccount = { kind: 'admin', id: adminId }
    await noteAccountChange(trx, { account, kind: 'roles', by: null, before: old, after: roles }, now)
  }
  const [closed, wasClosed] = [after.closed, before.closed].map((some) => new Set(some.map(nameOf)))
  for (const account of after.closed)
    if (!wasClosed?.has(nameOf(account)))
      await noteAccountChange(trx, { account, kind: 'disabled', by: null }, now)
  for (const account of before.closed)
    if (!closed?.has(nameOf(account)))
      await noteAccountChange(trx, { account, kind: 'enabled', by: null }, now)
  return set
}
