import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { type Account, accountOfRow, type WhoseRow } from '../accounts.store.ts'

/** Keeps that a sign-in's password was right and its second factor is awaited. */
export async function keepStep(
  trx: Database,
  { kind, id }: Account,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await sql`
    INSERT INTO sign_in_steps (token_hash, ${sql.ref(`${kind}_id`)}, expires_at)
    VALUES (${tokenHash}, ${id}, ${expiresAt})`.execute(trx)
}

/** Whose step a token is; null when it is over. */
export async function accountOfStep(db: Database, tokenHash: Buffer, now: Date): Promise<Account | null> {
  const { rows } = await sql<WhoseRow>`
    SELECT owner_id, admin_id, trusted_id FROM sign_in_steps WHERE token_hash = ${tokenHash} AND expires_at > ${now}`.execute(
    db,
  )
  return rows[0] ? accountOfRow(rows[0]) : null
}

/** Ends a step; false where it was over already. */
export async function endStep(trx: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM sign_in_steps WHERE token_hash = ${tokenHash} RETURNING token_hash`.execute(trx)
  return rows.length > 0
}

/** Removes the steps that are over. */
export async function removeOldSteps(db: Database, now: Date): Promise<void> {
  await sql`DELETE FROM sign_in_steps WHERE expires_at <= ${now}`.execute(db)
}
