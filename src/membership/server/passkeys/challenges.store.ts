import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Account } from '../accounts.store.ts'

export type Purpose = 'add' | 'sign-in' | 'prove'

const LASTS_MS = 300_000

/** Keeps a challenge, of an account or (at the door) of nobody yet. */
export async function keepChallenge(
  trx: Database,
  challenge: string,
  { purpose, account, now }: { purpose: Purpose; account: Account | null; now: Date },
): Promise<void> {
  const ownerId = account?.kind === 'owner' ? account.id : null
  const adminId = account?.kind === 'admin' ? account.id : null
  await sql`
    INSERT INTO passkey_challenges (challenge, purpose, owner_id, admin_id, expires_at)
    VALUES (${challenge}, ${purpose}, ${ownerId}, ${adminId}, ${new Date(now.getTime() + LASTS_MS)})`.execute(
    trx,
  )
}

/** Uses a challenge up, in one statement: of several at once one is answered true, and none after its end. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, account, now }: { purpose: Purpose; account: Account | null; now: Date },
): Promise<boolean> {
  const ownerId = account?.kind === 'owner' ? account.id : null
  const adminId = account?.kind === 'admin' ? account.id : null
  const { rows } = await sql<{ isLiving: boolean }>`
    DELETE FROM passkey_challenges
     WHERE challenge = ${challenge} AND purpose = ${purpose}
       AND owner_id IS NOT DISTINCT FROM ${ownerId}::integer AND admin_id IS NOT DISTINCT FROM ${adminId}::integer
    RETURNING expires_at > ${now} AS "isLiving"`.execute(db)
  return rows[0]?.isLiving ?? false
}

/** Removes the challenges that nobody took. */
export async function removeOldChallenges(db: Database, now: Date): Promise<void> {
  await sql`DELETE FROM passkey_challenges WHERE expires_at <= ${now}`.execute(db)
}
