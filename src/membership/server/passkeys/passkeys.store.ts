import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { type Account, type AccountKind, accountOfRow, type WhoseRow } from '../accounts.store.ts'

/** A passkey as its account's person sees it. */
export interface PasskeyRow {
  id: number
  name: string
  since: Date
  lastUsedAt: Date | null
  credentialId: string
  transports: string
}

/** A passkey with what its signature is looked at with. */
export interface KnownPasskey extends Account {
  passkeyId: number
  publicKey: Uint8Array
  counter: number
}

const columnOf = (kind: AccountKind) => sql.ref(`${kind}_id`)

/** The passkeys of an account, the newest first. */
export async function findPasskeys(db: Database, { kind, id }: Account): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    SELECT id, name, created_at AS since, last_used_at AS "lastUsedAt", credential_id AS "credentialId", transports
      FROM passkeys WHERE ${columnOf(kind)} = ${id} ORDER BY created_at DESC, id DESC`.execute(db)
  return rows
}

interface FoundRow extends WhoseRow {
  id: number
  public_key: Uint8Array
  counter: number
}

/** The passkey of a credential, whosever it is. */
export async function findPasskey(db: Database, credentialId: string): Promise<KnownPasskey | null> {
  const { rows } = await sql<FoundRow>`
    SELECT id, owner_id, admin_id, trusted_id, public_key, counter::float8 AS counter
      FROM passkeys WHERE credential_id = ${credentialId}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { id: passkeyId, public_key: publicKey, counter } = row
  return { ...accountOfRow(row), passkeyId, publicKey, counter }
}

/** Adds a passkey; false where its credential is known already. */
export async function insertPasskey(
  trx: Database,
  { kind, id }: Account,
  passkey: { credentialId: string; publicKey: Buffer; counter: number; transports: string; name: string },
  now: Date,
): Promise<boolean> {
  const { credentialId, publicKey, counter, transports, name } = passkey
  const { rows } = await sql`
    INSERT INTO passkeys (${columnOf(kind)}, credential_id, public_key, counter, transports, name, created_at)
    VALUES (${id}, ${credentialId}, ${publicKey}, ${counter}, ${transports}, ${name}, ${now})
    ON CONFLICT (credential_id) DO NOTHING RETURNING id`.execute(trx)
  return rows.length > 0
}

/**
 * Notes that a passkey has signed. False where it has gone, or where its counter did not go forward: it was copied, or somebody
 * sent an older signature. Those that do not count stay at 0.
 */
export async function noteUse(
  trx: Database,
  passkeyId: number,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE passkeys SET counter = ${counter}, last_used_at = ${now}
     WHERE id = ${passkeyId} AND (counter < ${counter} OR (counter = 0 AND ${counter}::bigint = 0))
    RETURNING id`.execute(trx)
  return rows.length > 0
}

/** Names a passkey of an account; false where it has none of that number. */
export async function updatePasskeyName(
  trx: Database,
  { kind, id }: Account,
  passkeyId: number,
  name: string,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE passkeys SET name = ${name} WHERE id = ${passkeyId} AND ${columnOf(kind)} = ${id} RETURNING id`.execute(
    trx,
  )
  return rows.length > 0
}

/** Takes a passkey of an account away; answers its name, null where it has none of that number. */
export async function deletePasskey(
  trx: Database,
  { kind, id }: Account,
  passkeyId: number,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM passkeys WHERE id = ${passkeyId} AND ${columnOf(kind)} = ${id} RETURNING name`.execute(trx)
  return rows[0]?.name ?? null
}
