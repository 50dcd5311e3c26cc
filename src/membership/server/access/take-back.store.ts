import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Account } from '../accounts.store.ts'
import { type PutBack, putContactBack } from '../contact/contact.store.ts'

/**
 * Takes back what may have been opened by whoever came since a moment: passkeys, a second factor that was set up, and whom the
 * owner is said to trust, invitations among them. What was there before stays: a mailbox alone takes no factor away. The owner's
 * address and telephone of before are put back; the account's row is held.
 */
export async function takeBackSince(
  trx: Database,
  { kind, id }: Account,
  { since, now }: { since: Date; now: Date },
): Promise<PutBack> {
  const whose = sql.ref(`${kind}_id`)
  await sql`DELETE FROM passkeys WHERE ${whose} = ${id} AND created_at >= ${since}`.execute(trx)
  await sql`DELETE FROM second_factors WHERE ${whose} = ${id} AND begun_at >= ${since}`.execute(trx)
  if (kind !== 'owner') return { email: null, phone: false, isLost: false }
  await sql`
    DELETE FROM trust_invitations i USING trusts t
     WHERE t.id = i.trust_id AND t.owner_id = ${id} AND t.invited_at >= ${since} AND i.used_at IS NULL`.execute(
    trx,
  )
  await sql`
    UPDATE trusts SET ended_at = ${now}
     WHERE owner_id = ${id} AND invited_at >= ${since} AND ended_at IS NULL`.execute(trx)
  return putContactBack(trx, id, { since, now })
}
