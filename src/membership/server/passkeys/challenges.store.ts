import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Account } from '../accounts.store.ts'

export type Purpose = 'add' | 'sign-in' | 'prove'

const LASTS_MS = 300_000

/** For what a challenge is, and whose: of one account and one of its sessions, or (at the door) of nobody yet. */
export interface Asked {
  purpose: Purpose
  account: Account | null
  /** The hash of the session's token. */
  session: Buffer | null
  now: Date
}

/** Keeps a challenge. */
export async function keepChallenge(
  trx: Database,
  challenge: string,
  { purpose, account, session, now }: Asked,
): Promise<void> {
  const ownerId = account?.kind === 'owner' ? account.id : null
  const adminId = account?.kind === 'admin' ? account.id : null
  await sql`
    INSERT INTO passkey_challenges (challenge, purpose, owner_id, admin_id, session_hash, expires_at)
    VALUES (${challenge}, ${purpose}, ${ownerId}, ${adminId}, ${session}, ${new Date(now.getTime() + LASTS_MS)})`.execute(
    trx,
  )
}

/** Uses a challenge up, in one statement: of several at once one is answered true, and none after its end. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, account, session, now }: Asked,
): Promise<boolean> {
  const ownerId = account?.kind === 'owner' ? account.id : null
  const adminId = account?.kind === 'admin' ? account.id : null
  const { rows } = await sql<{ isLiving: boolean }>`
    DELETE FROM passkey_challenges
     WHERE challenge = ${challenge} AND purpose = ${purpose}
       AND owner_id IS NOT DISTINCT FROM ${ownerId}::integer AND admin_id IS NOT DISTINCT FROM ${adminId}::integer
       AND session_hash IS NOT DISTINCT FROM ${session}::bytea
    RETURNING expires_at > ${now} AS "isLiving"`.execute(db)
  return rows[0]?.isLiving ?? false
}

/** Removes the challenges that nobody took. */
export async function removeOldChallenges(db: Database, now: Date): Promise<void> {
  await sql`DELETE FROM passkey_challenges WHERE expires_at <= ${now}`.execute(db)
}
