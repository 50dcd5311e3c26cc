import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { type Account, tableOf } from '../accounts.store.ts'

/**
 * Opens a reset link for the owner of an e-mail address, or for whom an owner trusts. The database discards the older ones
 * (0119): the newest is the one that works. Answers false where there is nobody, or the account is closed, after the same statement.
 */
export async function openReset(
  trx: Database,
  email: string,
  reset: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { tokenHash, now, expiresAt } = reset
  const { rows } = await sql`
    WITH known AS (
      SELECT id AS owner_id, NULL::integer AS trusted_id FROM owners WHERE email = ${email} AND active
      UNION ALL
      SELECT NULL, id FROM trusted_people
       WHERE email = ${email} AND NOT EXISTS (SELECT FROM owners WHERE email = ${email}))
    INSERT INTO password_resets (token_hash, owner_id, trusted_id, created_at, expires_at)
    SELECT ${tokenHash}::bytea, owner_id, trusted_id, ${now}::timestamptz, ${expiresAt}::timestamptz FROM known
    RETURNING token_hash`.execute(trx)
  return rows.length > 0
}

/** Opens a reset link for an account that is known; false where the club has closed it. */
export async function openResetOf(
  trx: Database,
  { kind, id }: Account,
  { tokenHash, now, expiresAt }: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO password_resets (token_hash, ${sql.ref(`${kind}_id`)}, created_at, expires_at)
    SELECT ${tokenHash}::bytea, id, ${now}::timestamptz, ${expiresAt}::timestamptz FROM ${tableOf(kind)}
     WHERE id = ${id} AND ${kind === 'trusted' ? sql`true` : sql`active`}
    RETURNING token_hash`.execute(trx)
  return rows.length > 0
}

/** Whose link a token is, or null when it no longer works. */
export async function accountOfReset(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<(Account & { email: string }) | null> {
  const { rows } = await sql<Account & { email: string }>`
    SELECT CASE WHEN o.id IS NOT NULL THEN 'owner' WHEN a.id IS NOT NULL THEN 'admin' ELSE 'trusted' END AS kind,
           coalesce(o.id, a.id, p.id) AS id, coalesce(o.email, a.email, p.email) AS email
      FROM password_resets r
      LEFT JOIN owners o ON o.id = r.owner_id AND o.active
      LEFT JOIN admins a ON a.id = r.admin_id AND a.active
      LEFT JOIN trusted_people p ON p.id = r.trusted_id
     WHERE coalesce(o.id, a.id, p.id) IS NOT NULL AND r.token_hash = ${tokenHash} AND r.used_at IS NULL AND r.discarded_at IS NULL
       AND r.expires_at > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Uses a link up. Of several at once only one is answered true: the others wait at the row and find it used. */
export async function useReset(trx: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE password_resets SET used_at = ${now}
     WHERE token_hash = ${tokenHash} AND used_at IS NULL AND discarded_at IS NULL AND expires_at > ${now}
    RETURNING token_hash`.execute(trx)
  return rows.length > 0
}

/** Throws a link away unused. Answers whose it was; null when it no longer worked. */
export async function discardReset(db: Database, tokenHash: Buffer, now: Date): Promise<Account | null> {
  const { rows } = await sql<Account>`
    UPDATE password_resets SET discarded_at = ${now}
     WHERE token_hash = ${tokenHash} AND used_at IS NULL AND discarded_at IS NULL AND expires_at > ${now}
    RETURNING CASE WHEN owner_id IS NOT NULL THEN 'owner' WHEN admin_id IS NOT NULL THEN 'admin' ELSE 'trusted' END
                AS kind,
              coalesce(owner_id, admin_id, trusted_id) AS id`.execute(db)
  return rows[0] ?? null
}

/** Voids an account's unused links: after a new password the old mails must open nothing. */
export async function voidResets(trx: Database, { kind, id }: Account, now: Date): Promise<void> {
  await sql`
    UPDATE password_resets SET discarded_at = ${now}
     WHERE ${sql.ref(`${kind}_id`)} = ${id} AND used_at IS NULL AND discarded_at IS NULL`.execute(trx)
}

/** Removes links that ran out before an instant. */
export async function removeOldResets(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM password_resets WHERE expires_at < ${before}`.execute(db)
}
