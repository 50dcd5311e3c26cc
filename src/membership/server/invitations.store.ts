import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'

export interface InvitedOwner {
  id: number
  name: string
  email: string
  languageName: string
}

/**
 * The owners to invite, noted as invited: those with a contract, without a password, whom nobody has invited yet. The
 * rows stay locked, so that two invitations at once do not both find them.
 */
export async function noteInvited(trx: Database, now: Date): Promise<InvitedOwner[]> {
  const { rows } = await sql<InvitedOwner>`
    UPDATE owners o SET invited_at = ${now}
     WHERE o.password_hash IS NULL AND o.invited_at IS NULL AND o.active
       AND EXISTS (SELECT FROM held_contracts c WHERE c.owner_id = o.id)
    RETURNING id, name, email, language_name AS "languageName"`.execute(trx)
  return rows.sort((a, b) => a.id - b.id)
}

export interface OpenedInvitation {
  ownerId: number
  /** The hash of the link's token, in hexadecimal. */
  tokenHash: string
}

/** Opens a link for each, beside those that they may have asked for themselves. */
export async function openInvitations(
  trx: Database,
  opened: readonly OpenedInvitation[],
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO password_resets (token_hash, owner_id, created_at, expires_at)
    SELECT decode("tokenHash", 'hex'), "ownerId", ${now}::timestamptz, ${expiresAt}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) AS o("ownerId" integer, "tokenHash" text)`.execute(
    trx,
  )
}
