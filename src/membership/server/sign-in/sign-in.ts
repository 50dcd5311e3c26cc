import { randomBytes } from 'node:crypto'
import { done, type Outcome, type Refusal, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken, type Session } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName, type SecurityFacts } from '../../../server/http/security-log.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { signIn as call, WireSession } from '../../membership.endpoints.ts'
import { noteAccess, noteAccessByEmail } from '../access/access.store.ts'
import { openAlarm } from '../access/alarms.store.ts'
import { cameOf } from '../access/came.ts'
import { findAccountByEmail, type KnownAccount, stillOpens } from '../accounts.store.ts'
import { noteCame } from '../trusted/here-for.ts'
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
import { newDeviceMail } from './new-device-mail.ts'
import { typedAs } from './security-key.store.ts'
import { createSession, endSession, findSession } from './sessions.store.ts'

/**
 * Signs someone in. A wrong password and an unknown account take the same time, the same statements and the same
 * words; after some of them the account and the address have to wait (429), the right password among them.
 */
export const signIn: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, caller, setSessionCookie, setDeviceCookie, tellSecurity } = context
  const kind = body.admin ? 'admin' : body.trusted ? 'trusted' : 'owner'
  const typed: Typed = { kind, email: body.email }
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
  const opened = await inTransaction(db, (trx) => openSession(trx, account, device, context))
  // Locked, or given another password, while this one was looked at.
  if (!opened.ok) return tellWrong(typed, { account, locked, device }, context)
  const facts = { account: accountName(account), device }
  if (opened.value === null) {
    setSessionCookie(null)
    const reason = account.kind === 'trusted' ? 'NOBODY_TRUSTS' : 'NO_CONTRACT'
    tellSecurity('sign-in-failed', { ...facts, reason })
    return refused(reason)
  }
  setSessionCookie(opened.value.token)
  setDeviceCookie(opened.value.deviceToken)
  tellSecurity('sign-in', facts)
  return done({ data: opened.value.session })
}

interface Proven {
  account: KnownAccount | null
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
    const isRight = await verify(account?.passwordHash ?? null, password)
    return { account, isRight: isRight && !account?.isLocked }
  })
  return done({ account, isRight, counted, locked: reserved.value, device })
}

/** Tells the security log of an attempt that was wrong. */
async function tellWrong(
  typed: Typed,
  { account, locked, device }: Pick<Proven, 'account' | 'locked' | 'device'>,
  { db, now, caller, tellSecurity }: Context,
): Promise<Refusal<'WRONG_CREDENTIALS'>> {
  if (typed.kind === 'owner') {
    const kind = locked.length > 0 ? 'locked' : 'refused'
    await noteAccessByEmail(db, typed.email, { kind, came: cameOf(caller) }, now)
  }
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
  account: KnownAccount,
  device: 'known' | 'new',
  context: Context,
): Promise<
  Outcome<{ token: string; deviceToken: string; session: WireSession } | null, 'WRONG_CREDENTIALS'>
> {
  const { now, caller } = context
  if (!(await stillOpens(trx, account))) return refused('WRONG_CREDENTIALS')
  if (caller.session) await endSession(trx, caller.session.tokenHash)

  const token = await createSession(trx, account, now)
  if (token === null) return done(null)
  const opened = await findSession(trx, hashOfToken(token), now)
  if (opened === null || opened === 'expired') throw new Error('A session that was just opened is gone')
  const session = await describeSession(trx, opened, now)
  if (session === null) return done(null)
  const isLetIn = account.kind === 'admin' || session.contracts.length > 0
  const deviceToken = isLetIn ? await letIn(trx, account, device, opened, context) : ''
  if (!isLetIn) await endSession(trx, opened.tokenHash)
  return done(isLetIn ? { token, session, deviceToken } : null)
}

/**
 * What letting an account in entails: the device is known, the owner's list says who came, and of a device that is new the
 * account's person is told by mail, with the link of “this wasn’t me”. Answers the device token.
 */
async function letIn(
  trx: Database,
  account: KnownAccount,
  device: 'known' | 'new',
  opened: Session,
  { now, caller, config, afterCommit }: Context,
): Promise<string> {
  const came = cameOf(caller)
  const kind = device === 'new' ? 'signed-in-new' : 'signed-in'
  if (account.kind === 'owner') await noteAccess(trx, { ownerId: account.id, kind, came }, now)
  if (opened.trust) await noteCame(trx, opened.trust, { tokenHash: opened.tokenHash, came }, now)
  if (device === 'new') {
    const token = randomBytes(32).toString('base64url')
    await openAlarm(trx, account, { tokenHash: hashOfToken(token), came, now })
    await enqueue(trx, newDeviceMail(account, came, `${config.publicUrl}/not-me?token=${token}`), now)
    afterCommit(wakeJobs)
  }
  return knowDevice(trx, account, { caller, now }, opened.tokenHash)
}
