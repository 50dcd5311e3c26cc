import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { Relation } from '../../relations.ts'

/** Opens a link; those sent before stop working. */
export async function openInvitation(
  trx: Database,
  { trustId, tokenHash, now, until }: { trustId: number; tokenHash: Buffer; now: Date; until: Date },
): Promise<void> {
  await sql`DELETE FROM trust_invitations WHERE trust_id = ${trustId} AND used_at IS NULL`.execute(trx)
  await sql`
    INSERT INTO trust_invitations (token_hash, trust_id, created_at, expires_at)
    VALUES (${tokenHash}, ${trustId}, ${now}, ${until})`.execute(trx)
  await sql`UPDATE trusts SET invited_at = ${now} WHERE id = ${trustId}`.execute(trx)
}

/** What a living link invites to. */
export interface InvitedPerson {
  trustId: number
  ownerId: number
  owner: string
  ownerFirst: string
  ownerEmail: string
  ownerLanguage: string
  name: string
  email: string
  relation: Relation
  scopes: string[]
  lastDay: string | null
  contracts: string[]
  /** Whether the address has an account that somebody lets in: its password stays. */
  hasAccount: boolean
}

/** Whether a trust `x` stands: taken, and not over. */
const standing = (now: Date) => sql`x.ended_at IS NULL AND (x.ends_at IS NULL OR x.ends_at > ${now})`

/** What a link invites to; null when it no longer works. */
export async function readInvited(db: Database, tokenHash: Buffer, now: Date): Promise<InvitedPerson | null> {
  const { rows } = await sql<InvitedPerson>`
    SELECT t.id AS "trustId", t.owner_id AS "ownerId", o.name || ' ' || o.lastname AS owner, o.name AS "ownerFirst",
           o.email AS "ownerEmail", o.language_name AS "ownerLanguage", t.name, t.email, t.relation, t.scopes,
           t.last_day::text AS "lastDay",
           (SELECT coalesce(jsonb_agg(h.name || ' ' || u.number ORDER BY c.id), '[]')
              FROM trust_contracts x JOIN held_contracts c ON c.id = x.contract_id JOIN hotels h ON h.id = c.hotel_id
              JOIN housing u ON u.id = c.housing_id
             WHERE x.trust_id = t.id AND c.owner_id = t.owner_id) AS contracts,
           EXISTS (SELECT FROM trusted_people p JOIN trusts x ON x.trusted_id = p.id
                    WHERE p.email = t.email AND p.password_hash IS NOT NULL AND ${standing(now)}) AS "hasAccount"
      FROM trust_invitations i JOIN trusts t ON t.id = i.trust_id JOIN owners o ON o.id = t.owner_id
     WHERE i.token_hash = ${tokenHash} AND i.used_at IS NULL AND i.expires_at > ${now}
       AND t.ended_at IS NULL AND (t.ends_at IS NULL OR t.ends_at > ${now})`.execute(db)
  return rows[0] ?? null
}

/** Uses a link up. Of several at once only one is answered true: the others wait at the row and find it used. */
export async function useInvitation(trx: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE trust_invitations SET used_at = ${now}
     WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > ${now}
    RETURNING token_hash`.execute(trx)
  return rows.length > 0
}

/**
 * The account of an invited address, made where there is none. A password that is there stays where somebody lets the person
 * in. Where nobody does, the account opens nothing, and begins anew: with a new password, and without the keys of before. So
 * whoever has lost a second factor is let in again by the owner.
 */
export async function keepAccount(
  trx: Database,
  { name, email, languageName }: { name: string; email: string; languageName: string },
  passwordHash: string | null,
  now: Date,
): Promise<{ id: number; passwordHash: string | null }> {
  const { rows } = await sql<{ id: number; passwordHash: string | null }>`
    INSERT INTO trusted_people AS p (name, email, language_name, password_hash, created_at)
    VALUES (${name}, ${email}, ${languageName}, ${passwordHash}, ${now})
    ON CONFLICT (email) DO UPDATE SET password_hash = coalesce(excluded.password_hash, p.password_hash)
    RETURNING id, password_hash AS "passwordHash"`.execute(trx)
  const account = onlyRow(rows)
  if (passwordHash !== null) {
    await sql`DELETE FROM second_factors WHERE trusted_id = ${account.id}`.execute(trx)
    await sql`DELETE FROM passkeys WHERE trusted_id = ${account.id}`.execute(trx)
  }
  return account
}

/** Binds a trust to the account that took its invitation; false where it has ended meanwhile. */
export async function acceptTrust(
  trx: Database,
  { trustId, personId }: { trustId: number; personId: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE trusts SET trusted_id = ${personId}, accepted_at = ${now}
     WHERE id = ${trustId} AND accepted_at IS NULL AND ended_at IS NULL AND (ends_at IS NULL OR ends_at > ${now})
    RETURNING id`.execute(trx)
  return rows.length > 0
}

/** Removes the links that ran out before an instant. */
export async function removeOldInvitations(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM trust_invitations WHERE expires_at < ${before}`.execute(db)
}
