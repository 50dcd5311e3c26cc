import { randomBytes } from 'node:crypto'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken, type Session } from '../../../server/http/caller.ts'
import type { Context } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { WireSession } from '../../membership.endpoints.ts'
import { noteAccess } from '../access/access.store.ts'
import { openAlarm } from '../access/alarms.store.ts'
import { cameOf } from '../access/came.ts'
import { type KnownAccount, stillOpens } from '../accounts.store.ts'
import { rememberDevice } from '../factor/factor.store.ts'
import { MEMBERSHIP_MAILS } from '../mails.ts'
import { noteTrustedCame } from '../trusted/here-for.ts'
import { describeSession } from './describe-session.ts'
import { knowDevice } from './know-device.ts'
import { newDeviceMail } from './new-device-mail.ts'
import { createSession, deleteSession, findSessionByToken, noteProof } from './sessions.store.ts'

/** The way by which somebody was let in. All but the password alone are two factors. */
export type LetInBy = 'password' | 'digits' | 'recovery' | 'remembered' | 'passkey'

/** How somebody comes in who has proved who they are. */
export interface SignInEntry {
  by: LetInBy
  device: 'known' | 'new'
  /** The moment until which the device is asked for no second factor. */
  rememberUntil?: Date | null
  /** Runs first, in the same transaction: false where somebody else was faster. */
  first?: (trx: Database) => Promise<boolean>
}

/**
 * Lets somebody in: opens the session and gives the browser its tokens. WRONG_CREDENTIALS where the account was locked, or
 * given another password, while the proof was looked at.
 */
export async function enter(
  account: KnownAccount,
  entry: SignInEntry,
  context: Context,
): Promise<Outcome<{ data: WireSession }, 'WRONG_CREDENTIALS' | 'NO_CONTRACT' | 'NOBODY_TRUSTS'>> {
  const { db, setSessionCookie, setDeviceCookie, tellSecurity } = context
  const opened = await inTransaction(db, (trx) => openSession(trx, account, entry, context))
  if (!opened.ok) return opened
  const facts = { account: accountName(account), device: entry.device }
  if (opened.value === null) {
    setSessionCookie(null)
    const reason = account.kind === 'trusted' ? 'NOBODY_TRUSTS' : 'NO_CONTRACT'
    tellSecurity('sign-in-failed', { ...facts, reason })
    return refused(reason)
  }
  setSessionCookie(opened.value.token)
  setDeviceCookie(opened.value.deviceToken)
  tellSecurity('sign-in', { ...facts, ...(entry.by !== 'password' && { reason: entry.by }) })
  return done({ data: opened.value.session })
}

/**
 * Opens the session, under a new token always, so that a token planted before signing in is worth nothing. An owner
 * without a contract gets neither token nor session (spec, section 4): null.
 */
async function openSession(
  trx: Database,
  account: KnownAccount,
  entry: SignInEntry,
  context: Context,
): Promise<
  Outcome<{ token: string; deviceToken: string; session: WireSession } | null, 'WRONG_CREDENTIALS'>
> {
  const { now, caller } = context
  if (!(await stillOpens(trx, account))) return refused('WRONG_CREDENTIALS')
  if (entry.first && !(await entry.first(trx))) return refused('WRONG_CREDENTIALS')
  if (caller.session) await deleteSession(trx, caller.session.tokenHash)

  const token = await createSession(trx, account, { now, hasTwoFactors: entry.by !== 'password' })
  if (token === null) return done(null)
  // A remembered device is let in without digits; what asks who is there (decision 0116) asks for them.
  if (entry.by === 'remembered') await noteProof(trx, hashOfToken(token), new Date(0))
  const opened = await findSessionByToken(trx, hashOfToken(token), now)
  // The account has got a second factor in this very moment: a session by the password alone is none.
  if (opened === null || opened === 'expired') return refused('WRONG_CREDENTIALS')
  const session = await describeSession(trx, opened, context)
  if (session === null) return done(null)
  const isLetIn = account.kind === 'admin' || session.contracts.length > 0
  const deviceToken = isLetIn ? await letIn(trx, account, entry, opened, context) : ''
  if (!isLetIn) await deleteSession(trx, opened.tokenHash)
  return done(isLetIn ? { token, session, deviceToken } : null)
}

/**
 * What letting an account in entails: the device is known, the owner's list says who came, and of a device that is new the
 * account's person is told by mail, with the link of “this wasn’t me”. Answers the device token.
 */
async function letIn(
  trx: Database,
  account: KnownAccount,
  { by, device, rememberUntil }: SignInEntry,
  opened: Session,
  { now, caller, config, afterCommit }: Context,
): Promise<string> {
  const came = cameOf(caller)
  const kind = device === 'new' ? 'signed-in-new' : 'signed-in'
  if (account.kind === 'owner') await noteAccess(trx, { ownerId: account.id, kind, came, subject: by }, now)
  if (opened.trust) await noteTrustedCame(trx, opened.trust, { tokenHash: opened.tokenHash, came }, now)
  if (device === 'new') {
    const token = randomBytes(32).toString('base64url')
    await openAlarm(trx, account, { tokenHash: hashOfToken(token), came, now })
    await enqueue(
      trx,
      MEMBERSHIP_MAILS,
      newDeviceMail(account, came, `${config.publicUrl}/not-me?token=${token}`),
      now,
    )
    afterCommit(wakeJobs)
  }
  const known = await knowDevice(trx, account, { caller, now }, opened.tokenHash)
  if (rememberUntil) await rememberDevice(trx, opened.tokenHash, rememberUntil)
  return known
}
