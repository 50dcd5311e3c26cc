import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Account, AccountKind } from '../accounts.store.ts'

/** Known browsers of one account; past this the least recently used one is removed. */
const MOST_DEVICES = 20

const columnOf = (kind: AccountKind) => sql.ref(kind === 'owner' ? 'owner_id' : 'admin_id')

/** The number of a device that has signed in to the account under an e-mail address; null for any other. */
export async function findDevice(
  db: Database,
  tokenHash: Buffer,
  { kind, email }: { kind: AccountKind; email: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT d.id FROM known_devices d JOIN ${sql.table(kind === 'owner' ? 'owners' : 'admins')} a
        ON a.id = d.${columnOf(kind)}
     WHERE d.token_hash = ${tokenHash} AND a.email = ${email}`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * Knows a browser again by a new token: what it was known by before, for whichever accounts, is worth nothing from now
 * on, so that a token that somebody planted is not taken over.
 */
export async function knowDevice(
  trx: Database,
  { kind, id }: Account,
  { before, after, now }: { before: Buffer | null; after: Buffer; now: Date },
): Promise<void> {
  const column = columnOf(kind)
  await sql`UPDATE known_devices SET token_hash = ${after} WHERE token_hash = ${before}::bytea`.execute(trx)
  await sql`
    INSERT INTO known_devices (token_hash, ${column}, created_at, last_used_at)
    VALUES (${after}, ${id}, ${now}, ${now})
    ON CONFLICT (${column}, token_hash) WHERE ${column} IS NOT NULL
    DO UPDATE SET last_used_at = excluded.last_used_at`.execute(trx)
  await sql`
    DELETE FROM known_devices WHERE id IN (
      SELECT id FROM known_devices WHERE ${column} = ${id}
       ORDER BY last_used_at DESC, id DESC OFFSET ${MOST_DEVICES}::int)`.execute(trx)
}

/** Removes the devices that signed in last before an instant. */
export async function removeStaleDevices(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM known_devices WHERE last_used_at < ${before}`.execute(db)
}
