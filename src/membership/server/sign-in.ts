import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { hashOfToken } from '../../server/caller.ts'
import type { Database } from '../../server/database.ts'
import type { Context, Deed } from '../../server/handle.ts'
import { inTransaction } from '../../server/transaction.ts'
import type { signIn as call, WireSession } from '../membership.endpoints.ts'
import { type Account, findAccountByEmail } from './accounts.store.ts'
import { forgetAttempts } from './attempts.store.ts'
import { type Counted, countAttempts, guessOf, refusalWhileLocked } from './attempts.ts'
import { describeSession } from './describe-session.ts'
import { verifyPassword } from './hash.ts'
import { createSession, endSession, findSession } from './sessions.store.ts'

/**
 * Signs someone in. A wrong password and an unknown account take the same time, the same statements and the same
 * words; after some of them the account and the address have to wait (429).
 */
export const signIn: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, now, caller, setSessionCookie } = context
  const kind = body.admin ? 'admin' : 'owner'
  const guess = guessOf(kind, body.email, caller.address)
  const locked = await refusalWhileLocked(db, guess, now)
  if (locked) return locked

  const account = await findAccountByEmail(db, kind, body.email)
  const isRight = await verifyPassword(account?.passwordHash ?? null, body.password)
  if (!account || !isRight) {
    await inTransaction(db, async (trx) => done(await countAttempts(trx, guess, now)))
    return refused('WRONG_CREDENTIALS')
  }

  const opened = await inTransaction(db, (trx) => openSession(trx, account, guess, context))
  if (!opened.ok) return opened
  const { token, session } = opened.value
  setSessionCookie(token)
  return session ? done({ data: session }) : refused('NO_CONTRACT')
}

/**
 * Opens the session, under a new token always, so that a token planted before signing in is worth nothing. The locks
 * are asked again: of many guesses sent at once, the right one must not slip in among the wrong ones. An owner
 * without a contract gets neither token nor session (spec, section 4).
 */
async function openSession(
  trx: Database,
  account: Account,
  guess: readonly [Counted, Counted],
  { now, caller }: Context,
): Promise<Outcome<{ token: string | null; session: WireSession | null }, 'TOO_MANY'>> {
  const locked = await refusalWhileLocked(trx, guess, now)
  if (locked) return locked
  await forgetAttempts(trx, guess[0].subject)
  if (caller.session) await endSession(trx, caller.session.tokenHash)

  const token = await createSession(trx, account, now)
  const opened = await findSession(trx, hashOfToken(token), now)
  if (opened === null || opened === 'expired') throw new Error('A session that was just opened is gone')
  const session = await describeSession(trx, opened)
  if (account.kind === 'owner' && session.contracts.length === 0) {
    await endSession(trx, opened.tokenHash)
    return done({ token: null, session: null })
  }
  return done({ token, session })
}
