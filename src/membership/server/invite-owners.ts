import { randomBytes } from 'node:crypto'
import { languageOf } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import { hashOfToken } from '../../server/http/caller.ts'
import { enqueueAll, type NewMail } from '../../server/jobs/outbox.store.ts'
import { noteInvited, openInvitations } from './invitations.store.ts'
import { MEMBERSHIP_MAILS } from './mails.ts'

/** The mail names it: `mail.invitation.lasts`. */
const INVITATION_LASTS_MS = 14 * 86_400_000
const AT_ONCE = 1000

export interface OwnerInvitation {
  publicUrl: string
  now: Date
}

/**
 * Invites every owner who has a contract and no password yet to set one, each once: a link like that of a forgotten
 * password, but for 14 days. Who lets it run out asks for a new one on the sign-in page. Answers how many.
 */
export async function inviteOwners(trx: Database, { publicUrl, now }: OwnerInvitation): Promise<number> {
  const invited = await noteInvited(trx, now)
  const expiresAt = new Date(now.getTime() + INVITATION_LASTS_MS)
  for (let start = 0; start < invited.length; start += AT_ONCE) {
    const some = invited.slice(start, start + AT_ONCE).map((owner) => {
      const token = randomBytes(32).toString('base64url')
      const mail: NewMail<keyof typeof MEMBERSHIP_MAILS> = {
        kind: 'invitation',
        recipient: owner.email,
        language: languageOf(owner.languageName),
        content: { name: owner.name, link: `${publicUrl}/reset-password?token=${token}` },
      }
      return { opened: { ownerId: owner.id, tokenHash: hashOfToken(token).toString('hex') }, mail }
    })
    await openInvitations(
      trx,
      some.map(({ opened }) => opened),
      { now, expiresAt },
    )
    await enqueueAll(
      trx,
      MEMBERSHIP_MAILS,
      some.map(({ mail }) => mail),
      now,
    )
  }
  return invited.length
}
