import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Account } from '../accounts.store.ts'

export type Purpose = 'add' | 'sign-in' | 'prove'

/** How long a challenge holds, in seconds. */
export const CHALLENGE_LASTS_SECONDS = 300

/** For what a challenge is, and whose: of one account and one of its sessions, or (at the door) of one browser and nobody yet. */
export interface Asked {
  purpose: Purpose
  account: Account | null
  /** The hash of the session's token; at the door of the token that its browser has as a cookie. Nobody who has none is let in. */
  session: Buffer
  now: Date
}

const idsOf = (account: Account | null) => {
  const of = (kind: Account['kind']) => (account?.kind === kind ? account.id : null)
  return { ownerId: of('owner'), adminId: of('admin'), trustedId: of('trusted') }
}

/** Keeps a challenge. */
export async function keepChallenge(
  trx: Database,
  challenge: string,
  { purpose, account, session, now }: Asked,
): Promise<void> {
  const { ownerId, adminId, trustedId } = idsOf(account)
  await sql`
    INSERT INTO passkey_challenges (challenge, purpose, owner_id, admin_id, trusted_id, session_hash, expires_at)
    VALUES (${challenge}, ${purpose}, ${ownerId}, ${adminId}, ${trustedId}, ${session}, ${new Date(now.getTime() + CHALLENGE_LASTS_SECONDS * 1000)})`.execute(
    trx,
  )
}

/** Uses a challenge up, in one statement: of several at once one is answered true, and none after its end. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, account, session, now }: Asked,
): Promise<boolean> {
  const { ownerId, adminId, trustedId } = idsOf(account)
  const { rows } = await sql<{ isLiving: boolean }>`
    DELETE FROM passkey_challenges
     WHERE challenge = ${challenge} AND purpose = ${purpose}
       AND owner_id IS NOT DISTINCT FROM ${ownerId}::integer AND admin_id IS NOT DISTINCT FROM ${adminId}::integer
       AND trusted_id IS NOT DISTINCT FROM ${trustedId}::integer
       AND session_hash IS NOT DISTINCT FROM ${session}::bytea
    RETURNING expires_at > ${now} AS "isLiving"`.execute(db)
  return rows[0]?.isLiving ?? false
}

/** Removes the challenges that nobody took. */
export async function removeOldChallenges(db: Database, now: Date): Promise<void> {
  await sql`DELETE FROM passkey_challenges WHERE expires_at <= ${now}`.execute(db)
}
