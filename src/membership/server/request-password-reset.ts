import { randomBytes } from 'node:crypto'
import { languageOf } from '../../kernel/language.ts'
import { done } from '../../kernel/outcome.ts'
import { hashOfToken } from '../../server/caller.ts'
import type { Context, Deed } from '../../server/handle.ts'
import { enqueue } from '../../server/outbox.store.ts'
import { inTransaction } from '../../server/transaction.ts'
import { wakeJobs } from '../../server/wake-jobs.ts'
import type { requestPasswordReset as call } from '../passwords.endpoints.ts'
import { findAccountByEmail } from './accounts.store.ts'
import { countAttempts, linkRequestOf } from './attempts.ts'
import { openReset } from './resets.store.ts'

const LINK_LASTS_MS = 3_600_000

/**
 * Sends a reset link to an owner. An unknown address gets the same answer after the same statements but the one that
 * queues the mail; the limits, which do not ask who exists, leave too few tries to measure that. Asking again
 * (`resendemail`) is asking: the newest link is the one that works.
 */
export const requestPasswordReset: Deed<typeof call, Context> = async ({ query }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const counted = linkRequestOf(query.email, caller.address)
  const token = randomBytes(32).toString('base64url')

  return inTransaction(db, async (trx) => {
    const locked = await countAttempts(trx, counted, now)
    if (locked) return locked
    const owner = await findAccountByEmail(trx, 'owner', query.email)
    const expiresAt = new Date(now.getTime() + LINK_LASTS_MS)
    const opened = await openReset(trx, query.email, { tokenHash: hashOfToken(token), now, expiresAt })
    if (owner && opened) {
      const mail = {
        kind: 'password-reset',
        recipient: owner.email,
        language: languageOf(owner.languageName),
        content: { name: owner.name, link: `${config.publicUrl}/reset-password?token=${token}` },
      }
      await enqueue(trx, mail, now)
      afterCommit(wakeJobs)
    }
    return done({ data: { done: true } })
  })
}
