import { randomBytes } from 'node:crypto'
import { done, type Outcome, type Refusal, refused } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName, type SecurityFacts } from '../../../server/http/security-log.ts'
import type { signIn as call, WireSession } from '../../membership.endpoints.ts'
import { noteAccessByEmail, noteWaitingByEmail } from '../access/access.store.ts'
import { cameOf } from '../access/came.ts'
import { findAccountByEmail, type KnownAccount, stillOpens } from '../accounts.store.ts'
import { findFactor, isRemembered } from '../factor/factor.store.ts'
import { keepStep } from '../factor/steps.store.ts'
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
import { enter } from './enter.ts'
import { type Hashing, inTurn } from './hash.ts'
import { typedAs } from './security-key.store.ts'

/** The lifetime of a sign-in's second step, in milliseconds. */
const STEP_LASTS_MS = 600_000

/**
 * Signs someone in. A wrong password and an unknown account take the same time, the same statements and the same
 * words; after some of them the account and the address have to wait (429), the right password among them.
 */
export const signIn: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, caller } = context
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
  const entered = await goOn(account, device, context)
  // Locked, or given another password, while this one was looked at.
  return !entered.ok && entered.reason === 'WRONG_CREDENTIALS'
    ? tellWrong(typed, { account, locked, device }, context)
    : entered
}

/** Whose password was right is let in, or has a second step before them where the account has a second factor. */
async function goOn(
  account: KnownAccount,
  device: 'known' | 'new',
  context: Context,
): Promise<
  Outcome<{ data: WireSession }, 'WRONG_CREDENTIALS' | 'NO_CONTRACT' | 'NOBODY_TRUSTS' | 'FACTOR_NEEDED'>
> {
  const { db, caller, now } = context
  const factor = await findFactor(db, account)
  if (!factor?.isOn) return enter(account, { by: 'password', device }, context)
  if (caller.device && (await isRemembered(db, account, hashOfToken(caller.device), now)))
    return enter(account, { by: 'remembered', device }, context)
  const step = randomBytes(32).toString('base64url')
  const kept = await inTransaction(db, async (trx) => {
    if (!(await stillOpens(trx, account))) return refused('WRONG_CREDENTIALS')
    return done(await keepStep(trx, account, hashOfToken(step), new Date(now.getTime() + STEP_LASTS_MS)))
  })
  return kept.ok ? refused('FACTOR_NEEDED', undefined, { step }) : kept
}

interface Proven {
  account: KnownAccount | null
  isRight: boolean
  counted: readonly Counted[]
  /** The lock that this attempt has set. */
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
  if (!reserved.ok) {
    if (typed.kind === 'owner') await noteWaitingByEmail(db, typed.email, cameOf(caller), now)
    return reserved
  }

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
    const kind = account?.isLocked ? 'refused-locked' : locked.length > 0 ? 'locked' : 'refused'
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
