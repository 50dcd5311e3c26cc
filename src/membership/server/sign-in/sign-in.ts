import { done, type Outcome, type Refusal, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName, type SecurityFacts } from '../../../server/http/security-log.ts'
import type { signIn as call, WireSession } from '../../membership.endpoints.ts'
import { type Account, findAccountByEmail } from '../accounts.store.ts'
import {
  type Counted,
  giveBack,
  guessOf,
  guessOfDevice,
  onAttempt,
  reserveAttempt,
  type Typed,
  tellLocks,
  turnOf,
} from './attempts.ts'
import { describeSession } from './describe-session.ts'
import { type Hashing, inTurn } from './hash.ts'
import { knowDevice } from './know-device.ts'
import { typedAs } from './security-key.store.ts'
import { createSession, endSession, findSession } from './sessions.store.ts'

/**
 * Signs someone in. A wrong password and an unknown account take the same time, the same statements and the same
 * words; after some of them the account and the address have to wait (429), the right password among them.
 */
export const signIn: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, caller, setSessionCookie, setDeviceCookie, tellSecurity } = context
  const typed: Typed = { kind: body.admin ? 'admin' : 'owner', email: body.email }
  const known = await guessOfDevice(db, typed, caller.device)
  const proven = await inTurn(turnOf(typed, caller.address, known), (hashing) =>
    prove(typed, body.password, hashing, context),
  )
  if (!proven.ok) return proven
  const { account, counted, isRight, locked, device } = proven.value
  if (!isRight || !account) return tellWrong(typed, { account, locked, device }, context)

  // Before the session is written: its commit may wait for a replica, and would hold the counter's row lock, which
  // others of the same address need.
  await onAttempt(db, counted, context.now, () => giveBack(db, counted, context.now))
  const opened = await inTransaction(db, (trx) => openSession(trx, account, context))
  if (!opened.ok) throw new Error('A session was refused after the password was right')
  const facts = { account: accountName(account), device }
  if (opened.value === null) {
    setSessionCookie(null)
    tellSecurity('sign-in-failed', { ...facts, reason: 'NO_CONTRACT' })
    return refused('NO_CONTRACT')
  }
  setSessionCookie(opened.value.token)
  setDeviceCookie(opened.value.deviceToken)
  tellSecurity('sign-in', facts)
  return done({ data: opened.value.session })
}

interface Proven {
  account: Account | null
  isRight: boolean
  counted: readonly Counted[]
  /** What this attempt has locked. */
  locked: readonly Counted[]
  device: 'known' | 'new'
}

/**
 * Runs when the queue grants a turn: counts the attempt, then checks the password. Nobody waits in the queue for what
 * follows.
 */
async function prove(
  typed: Typed,
  password: string,
  { verify }: Hashing,
  { db, now, caller }: Context,
): Promise<Outcome<Proven, 'TOO_MANY'>> {
  const known = await guessOfDevice(db, typed, caller.device)
  const counted = known ?? guessOf(typed, caller.address)
  const reserved = await reserveAttempt(db, counted, now)
  if (!reserved.ok) return reserved

  const device = known ? 'known' : 'new'
  const { account, isRight } = await onAttempt(db, counted, now, async () => {
    const account = await findAccountByEmail(db, typed.kind, typed.email)
    return { account, isRight: await verify(account?.passwordHash ?? null, password) }
  })
  return done({ account, isRight, counted, locked: reserved.value, device })
}

/** Tells the security log of an attempt that was wrong. */
async function tellWrong(
  typed: Typed,
  { account, locked, device }: Pick<Proven, 'account' | 'locked' | 'device'>,
  { db, tellSecurity }: Context,
): Promise<Refusal<'WRONG_CREDENTIALS'>> {
  const typedHash = await typedAs(db, `${typed.kind}:${typed.email}`)
  const facts: SecurityFacts = {
    ...(account ? { account: accountName(account) } : { typed: typedHash }),
    device,
  }
  tellSecurity('sign-in-failed', facts)
  tellLocks(locked, tellSecurity, facts)
  return refused('WRONG_CREDENTIALS')
}

/**
 * Opens the session, under a new token always, so that a token planted before signing in is worth nothing. An owner
 * without a contract gets neither token nor session (spec, section 4): null.
 */
async function openSession(
  trx: Database,
  account: Account,
  { now, caller }: Context,
): Promise<Outcome<{ token: string; deviceToken: string; session: WireSession } | null>> {
  if (caller.session) await endSession(trx, caller.session.tokenHash)

  const token = await createSession(trx, account, now)
  const opened = await findSession(trx, hashOfToken(token), now)
  if (opened === null || opened === 'expired') throw new Error('A session that was just opened is gone')
  const session = await describeSession(trx, opened)
  const isLetIn = account.kind === 'admin' || session.contracts.length > 0
  const deviceToken = isLetIn ? await knowDevice(trx, account, { caller, now }) : ''
  if (!isLetIn) await endSession(trx, opened.tokenHash)
  return done(isLetIn ? { token, session, deviceToken } : null)
}
