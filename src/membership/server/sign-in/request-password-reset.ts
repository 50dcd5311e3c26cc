import { randomBytes } from 'node:crypto'
import { languageOf } from '../../../kernel/language.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { requestPasswordReset as getCall, sendResetLink as postCall } from '../../passwords.endpoints.ts'
import { noteAccessByEmail } from '../access/access.store.ts'
import { cameOf } from '../access/came.ts'
import { findAccountByEmail } from '../accounts.store.ts'
import { MEMBERSHIP_MAILS } from '../mails.ts'
import { countAttempts, guessOfDevice, linkRequestOf, linksOfDevice } from './attempts.ts'
import { openReset } from './resets.store.ts'
import { typedAs } from './security-key.store.ts'

const LINK_LASTS_MS = 3_600_000
const ANSWER = done({ data: { done: true } })

/** As the specification has it: the address stands in the query. */
export const requestPasswordReset: Deed<typeof getCall, Context> = ({ query }, context) =>
  sendLink(query.email, context)

/** The same with the address in the body, where no log of a proxy keeps it. */
export const sendResetLink: Deed<typeof postCall, Context> = ({ body }, context) =>
  sendLink(body.email, context)

/**
 * Sends a reset link to an owner. The answer is the same for an unknown address, after the same statements except the
 * one that queues the mail; the rate limits leave too few tries to measure the difference. From the sixth link in an
 * hour on, nothing is sent and the answer stays the same: the newest link works until it is used, so that asking too
 * often locks nobody out. An address that asks for many accounts gets 429, except in a browser that the account knows.
 */
async function sendLink(
  email: string,
  context: Context,
): Promise<Outcome<{ data: { done: boolean } }, 'TOO_MANY'>> {
  const { db, now, caller, config, tellSecurity } = context
  const counted = linkRequestOf(email, caller.address)
  const owner = await findAccountByEmail(db, 'owner', email)
  const typed = await typedAs(db, `owner:${email}`)
  const facts = owner ? { account: accountName(owner) } : { typed }

  // A browser that the account knows has links of its own: strangers who ask for many do not use them up.
  const known = linksOfDevice(await guessOfDevice(db, { kind: 'owner', email }, caller.device))
  const token = randomBytes(32).toString('base64url')
  const sent = await inTransaction(db, async (trx) => {
    const ofAccount = await countAttempts(trx, known ?? [counted.account], now)
    if (!ofAccount.ok) return refused('DROPPED')
    const fromHere = known ? ofAccount : await countAttempts(trx, [counted.address], now)
    if (!fromHere.ok) return fromHere
    const expiresAt = new Date(now.getTime() + LINK_LASTS_MS)
    const opened = await openReset(trx, email, { tokenHash: hashOfToken(token), now, expiresAt })
    if (owner && opened) {
      const mail = {
        kind: 'password-reset' as const,
        recipient: owner.email,
        language: languageOf(owner.languageName),
        content: { name: owner.name, link: `${config.publicUrl}/reset-password?token=${token}` },
      }
      await enqueue(trx, MEMBERSHIP_MAILS, mail, now)
    }
    await noteAccessByEmail(trx, email, { kind: 'reset-asked', came: cameOf(caller) }, now)
    return done(null)
  })
  if (!sent.ok && sent.reason === 'TOO_MANY') return { ...sent, reason: sent.reason }
  if (!sent.ok) {
    tellSecurity('reset-dropped', facts)
    return ANSWER
  }
  tellSecurity('reset-asked', facts)
  context.afterCommit(wakeJobs)
  return ANSWER
}
