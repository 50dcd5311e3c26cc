import type { CommonRefusal, ReasonOf } from '../../kernel/endpoint.ts'
import { languageOf } from '../../kernel/language.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { hashOfToken, type Session } from '../../server/caller.ts'
import type { Database } from '../../server/database.ts'
import type { Context, Deed } from '../../server/handle.ts'
import { enqueue } from '../../server/outbox.store.ts'
import { sayFields } from '../../server/reply.ts'
import { inTransaction } from '../../server/transaction.ts'
import { wakeJobs } from '../../server/wake-jobs.ts'
import type { changePassword as call } from '../passwords.endpoints.ts'
import { type Account, type KnownAccount, readAccount, replacePassword } from './accounts.store.ts'
import { forgetAttempts } from './attempts.store.ts'
import { countAttempts, guessOf, refusalWhileLocked } from './attempts.ts'
import { hashPassword, verifyPassword } from './hash.ts'
import { ownerOfReset, useReset, voidResets } from './resets.store.ts'
import { endOtherSessions } from './sessions.store.ts'

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

async function changeByLink(token: string, newPassword: string, context: Context): Promise<Answer> {
  const { db, now, caller, setSessionCookie } = context
  const tokenHash = hashOfToken(token)
  const owner = await ownerOfReset(db, tokenHash, now)
  if (!owner) return refused('LINK_USED_UP')
  const account = await readAccount(db, { kind: 'owner', id: owner.id })
  if (await verifyPassword(account.passwordHash, newPassword))
    return badField('newPassword', 'password-same', context)

  const passwordHash = await hashPassword(newPassword)
  const outcome = await inTransaction(db, async (trx): Promise<Answer> => {
    if (!(await useReset(trx, tokenHash, now))) return refused('LINK_USED_UP')
    if (!(await replacePassword(trx, account, passwordHash))) return refused('LINK_USED_UP')
    return settle(trx, account, null, context)
  })
  if (outcome.ok && caller.session?.ownerId === owner.id) setSessionCookie(null)
  return outcome
}

async function changeByPassword(
  session: Session,
  currentPassword: string,
  newPassword: string,
  context: Context,
): Promise<Answer> {
  const { db, now, caller } = context
  const account = await readAccount(db, accountOf(session))
  const guess = guessOf(account.kind, account.email, caller.address)
  const locked = await refusalWhileLocked(db, guess, now)
  if (locked) return locked
  if (!(await verifyPassword(account.passwordHash, currentPassword))) {
    await inTransaction(db, async (trx) => done(await countAttempts(trx, guess, now)))
    return refused('WRONG_PASSWORD')
  }
  if (newPassword === currentPassword) return badField('newPassword', 'password-same', context)

  const passwordHash = await hashPassword(newPassword)
  return inTransaction(db, async (trx): Promise<Answer> => {
    // As when signing in: of many guesses at once the right one must not slip in among the wrong ones.
    const lockedByNow = await refusalWhileLocked(trx, guess, now)
    if (lockedByNow) return lockedByNow
    if (!(await replacePassword(trx, account, passwordHash))) return refused('WRONG_PASSWORD')
    return settle(trx, account, session.tokenHash, context)
  })
}

/** What a new password entails, in the transaction that stores it. */
async function settle(
  trx: Database,
  account: KnownAccount,
  keptSession: Buffer | null,
  { now, caller, afterCommit }: Context,
): Promise<Answer> {
  await endOtherSessions(trx, account, keptSession)
  if (account.kind === 'owner') await voidResets(trx, account.id, now)
  const [{ subject }] = guessOf(account.kind, account.email, caller.address)
  await forgetAttempts(trx, subject)
  const mail = {
    kind: 'password-changed',
    recipient: account.email,
    language: languageOf(account.languageName),
    content: { name: account.name },
  }
  await enqueue(trx, mail, now)
  afterCommit(wakeJobs)
  return done({ data: { done: true } })
}

function accountOf({ ownerId, adminId }: Session): Account {
  if (ownerId !== null) return { kind: 'owner', id: ownerId }
  if (adminId !== null) return { kind: 'admin', id: adminId }
  throw new Error('A session belongs to nobody')
}

function badField(field: string, fault: FieldFault, { caller }: Context): Answer {
  return refused('BAD_INPUT', undefined, { fields: sayFields({ [field]: fault }, caller.language) })
}
