import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

/**
 * Opens a reset link for the owner of an e-mail address, beside those that are open: all of them live until one is used.
 * Answers false where there is no such owner, after the same statement.
 */
export async function openReset(
  trx: Database,
  email: string,
  reset: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { tokenHash, now, expiresAt } = reset
  const { rows } = await sql`
    INSERT INTO password_resets (token_hash, owner_id, created_at, expires_at)
    SELECT ${tokenHash}::bytea, id, ${now}::timestamptz, ${expiresAt}::timestamptz
      FROM owners WHERE email = ${email}
    RETURNING owner_id`.execute(trx)
  return rows.length > 0
}

/** Whose link a token is, or null when it no longer works. */
export async function ownerOfReset(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: number; email: string } | null> {
  const { rows } = await sql<{ id: number; email: string }>`
    SELECT o.id, o.email FROM password_resets r JOIN owners o ON o.id = r.owner_id
     WHERE r.token_hash = ${tokenHash} AND r.used_at IS NULL AND r.discarded_at IS NULL
       AND r.expires_at > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Uses a link up. Of several at once only one is answered true: the others wait at the row and find it used. */
export async function useReset(trx: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE password_resets SET used_at = ${now}
     WHERE token_hash = ${tokenHash} AND used_at IS NULL AND discarded_at IS NULL AND expires_at > ${now}
    RETURNING owner_id`.execute(trx)
  return rows.length > 0
}

/** Throws a link away unused. Answers whose it was; null when it no longer worked. */
export async function discardReset(db: Database, tokenHash: Buffer, now: Date): Promise<number | null> {
  const { rows } = await sql<{ owner_id: number }>`
    UPDATE password_resets SET discarded_at = ${now}
     WHERE token_hash = ${tokenHash} AND used_at IS NULL AND discarded_at IS NULL AND expires_at > ${now}
    RETURNING owner_id`.execute(db)
  return rows[0]?.owner_id ?? null
}

/** Voids an owner's unused links: after a new password the old mails must open nothing. */
export async function voidResets(trx: Database, ownerId: number, now: Date): Promise<void> {
  await sql`
    UPDATE password_resets SET discarded_at = ${now}
     WHERE owner_id = ${ownerId} AND used_at IS NULL AND discarded_at IS NULL`.execute(trx)
}

/** Removes links that ran out before an instant. */
export async function removeOldResets(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM password_resets WHERE expires_at < ${before}`.execute(db)
}
