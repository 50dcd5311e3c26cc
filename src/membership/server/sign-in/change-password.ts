import type { CommonRefusal, ReasonOf } from '../../../kernel/endpoint.ts'
import { languageOf } from '../../../kernel/language.ts'
import { done, type Outcome, type Refusal, refused } from '../../../kernel/outcome.ts'
import { unaccented } from '../../../kernel/plain-text.ts'
import type { FieldFault } from '../../../kernel/words.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { sayFields } from '../../../server/http/answers/reply.ts'
import { hashOfToken, type Session } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { isEasilyGuessed } from '../../password.ts'
import type { changePassword as call } from '../../passwords.endpoints.ts'
import { noteAccess } from '../access/access.store.ts'
import { cameOf } from '../access/came.ts'
import { type Account, type KnownAccount, readKnownAccount, replacePassword } from '../accounts.store.ts'
import { endWaiting } from '../contact/contact.store.ts'
import { findFactor } from '../factor/factor.store.ts'
import { MEMBERSHIP_MAILS } from '../mails.ts'
import { isProvenSince } from '../proof/is-proven-since.ts'
import { accountOf } from './account-of.ts'
import { forgetAttempts } from './attempts.store.ts'
import {
  changeOf,
  countMiss,
  giveBack,
  guessOf,
  linkRequestOf,
  onAttempt,
  reserveAttempt,
  tellLocks,
  turnOf,
} from './attempts.ts'
import { inTurn } from './hash.ts'
import { knowDevice } from './know-device.ts'
import { accountOfReset, useReset, voidResets } from './resets.store.ts'
import { endOtherSessions } from './sessions.store.ts'
import { undressed } from './spellings.ts'
import { isCommon } from './tried-first.ts'

type Answer = Outcome<{ data: { done: boolean } }, ReasonOf<typeof call> | CommonRefusal>

/**
 * Changes the password: by the token of a reset link, which is then used up and ends every session; or signed in, by
 * the current password, which ends every session but this one. The account's person is told by mail.
 */
export const changePassword: Deed<typeof call, Context> = async ({ body }, context) => {
  const { token, currentPassword, newPassword } = body
  if (token !== undefined) return changeByLink(token, newPassword, context)
  const { session } = context.caller
  if (!session) return refused('SESSION_REQUIRED')
  // It is the owner's password that the screen speaks of, and that is not the admin's to change (spec, section 6).
  if (session.actingOwnerId !== null) return refused('RESTRICTED_ACTION')
  if (currentPassword === undefined) return badField('currentPassword', 'required', context)
  return changeByPassword(session, currentPassword, newPassword, context)
}

/** A living link is the proof: no lock of the account or the address stands in its way, and what it opens is known. */
async function changeByLink(token: string, newPassword: string, context: Context): Promise<Answer> {
  const { db, now, caller, setSessionCookie } = context
  const tokenHash = hashOfToken(token)
  const whose = await accountOfReset(db, tokenHash, now)
  if (!whose) return (await missed(context)) ?? refused('LINK_USED_UP')
  const account = await readKnownAccount(db, whose)
  const weakness = weaknessOfNew(newPassword, account, context)
  if (weakness) return badField('newPassword', weakness, context)
  const hashed = await inTurn(turnOf(account, caller.address), async ({ verify, hash }) =>
    (await verify(account.passwordHash, newPassword))
      ? badField('newPassword', 'password-same', context)
      : done(await hash(newPassword)),
  )
  if (!hashed.ok) return hashed

  const outcome = await inTransaction(db, async (trx) => {
    if (!(await useReset(trx, tokenHash, now))) return refused('LINK_USED_UP')
    if (!(await replacePassword(trx, account, hashed.value, { evenLocked: true })))
      return refused('LINK_USED_UP')
    return done(await settle(trx, account, null, context))
  })
  if (outcome.ok && isSession(caller.session, whose)) setSessionCookie(null)
  return outcome.ok ? changed(outcome.value, account, 'link', context) : outcome
}

/**
 * As when signing in, the attempt is counted before the current password is looked at; against the account's own count
 * for this, which strangers cannot use up.
 */
async function changeByPassword(
  session: Session,
  currentPassword: string,
  newPassword: string,
  context: Context,
): Promise<Answer> {
  const { db, now, caller, tellSecurity } = context
  const account = await readKnownAccount(db, accountOf(session))
  if (account.isLocked) return refused('SESSION_EXPIRED')
  if (await lacksFactor(session, account, context)) return refused('CONFIRM_ITS_YOU')
  const weakness = weaknessOfNew(newPassword, account, context)
  if (weakness) return badField('newPassword', weakness, context)
  const counted = changeOf(account)
  const proven = await inTurn(turnOf(account, caller.address), async ({ verify, hash }) => {
    const reserved = await reserveAttempt(db, counted, now)
    if (!reserved.ok) return reserved
    if (!(await onAttempt(db, counted, now, () => verify(account.passwordHash, currentPassword)))) {
      tellSecurity('password-refused')
      tellLocks(reserved.value, tellSecurity)
      return refused('WRONG_PASSWORD')
    }
    await giveBack(db, counted, now)
    if (newPassword === currentPassword) return badField('newPassword', 'password-same', context)
    return done(await hash(newPassword))
  })
  if (!proven.ok) return proven

  const outcome = await inTransaction(db, async (trx) =>
    (await replacePassword(trx, account, proven.value, { evenLocked: false }))
      ? done(await settle(trx, account, session.tokenHash, context))
      : refused('WRONG_PASSWORD'),
  )
  return outcome.ok ? changed(outcome.value, account, 'password', context) : outcome
}

/**
 * Whether a second factor is on that was not shown lately: whoever has the password and a session that was left open is not
 * its person yet.
 */
async function lacksFactor(session: Session, account: Account, { db, now }: Context): Promise<boolean> {
  if (!(await findFactor(db, account))?.isOn) return false
  return !(await isProvenSince(db, session, now))
}

/** What a new password entails, in the transaction that stores it. Answers the token of the device that is known now. */
async function settle(
  trx: Database,
  account: KnownAccount,
  keptSession: Buffer | null,
  context: Context,
): Promise<string> {
  const { now, caller, afterCommit } = context
  await endOtherSessions(trx, account, keptSession)
  await voidResets(trx, account, now)
  const [guess] = guessOf(account, caller.address)
  for (const one of [guess, linkRequestOf(account.email, caller.address).account])
    if (one) await forgetAttempts(trx, one.subject)
  const mail = {
    kind: 'password-changed' as const,
    recipient: account.email,
    language: languageOf(account.languageName),
    content: { name: account.name },
  }
  await enqueue(trx, MEMBERSHIP_MAILS, mail, now)
  afterCommit(wakeJobs)
  if (account.kind === 'owner') await endWaiting(trx, account.id, now)
  if (account.kind === 'owner')
    await noteAccess(trx, { ownerId: account.id, kind: 'password-changed', came: cameOf(caller) }, now)
  return knowDevice(trx, account, context, keptSession)
}

function changed(
  deviceToken: string,
  account: Account,
  by: 'link' | 'password',
  { setDeviceCookie, tellSecurity }: Context,
): Answer {
  setDeviceCookie(deviceToken)
  tellSecurity('password-changed', { account: accountName(account), reason: by })
  return done({ data: { done: true } })
}

/** Nothing but the account's own name and address and the club's name, or one that strangers try first. */
export function weaknessOfNew(
  password: string,
  { name, lastname, email }: Pick<KnownAccount, 'name' | 'lastname' | 'email'>,
  { config }: Pick<Context, 'config'>,
): 'password-easy' | 'password-common' | null {
  const about = [name, lastname, email, config.brand.name, config.brand.tagline].map(unaccented)
  if ([password, ...undressed(password)].some((one) => isEasilyGuessed(one, about))) return 'password-easy'
  return isCommon(password) ? 'password-common' : null
}

function missed({ db, now, caller, tellSecurity }: Context) {
  return countMiss(db, 'link', { address: caller.address, now, tell: tellSecurity })
}

const isSession = (session: Session | null, { kind, id }: Account): boolean =>
  id === (kind === 'owner' ? session?.ownerId : session?.trust?.personId)

function badField(field: string, fault: FieldFault, { caller }: Context): Refusal<'BAD_INPUT'> {
  return refused('BAD_INPUT', undefined, { fields: sayFields({ [field]: fault }, caller.language) })
}
