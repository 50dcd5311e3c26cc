import type { TrustedScope } from '../../../kernel/endpoint.ts'
import { languageOf } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { sayFields } from '../../../server/http/answers/reply.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type * as calls from '../../trusted.endpoints.ts'
import { noteAccess } from '../access/access.store.ts'
import { cameOf } from '../access/came.ts'
import { countMiss, turnOf } from '../sign-in/attempts.ts'
import { weaknessOfNew } from '../sign-in/change-password.ts'
import { inTurn } from '../sign-in/hash.ts'
import * as store from './invitations.store.ts'
import { TRUSTED_MAILS } from './mails.ts'
import { endTrust } from './trusts.store.ts'

/** What an invitation’s link invites to. Misses are counted by address, like those of every link. */
export const readInvitation: Deed<typeof calls.readInvitation, Context> = async ({ body }, context) => {
  const invited = await store.readInvited(context.db, hashOfToken(body.token), context.now)
  if (!invited) return missed(context)
  const { owner, name, email, relation, contracts, lastDay, hasAccount } = invited
  const scopes = invited.scopes as TrustedScope[]
  return done({ data: { owner, name, email, relation, scopes, contracts, lastDay, hasAccount } })
}

/**
 * Takes an invitation. The link is used up first, so that of two presses at once one is told that it no longer works; the
 * password of an account that is there already stays what it is.
 */
export const acceptInvitation: Deed<typeof calls.acceptInvitation, Context> = async ({ body }, context) => {
  const { db, now, caller, afterCommit } = context
  const tokenHash = hashOfToken(body.token)
  const invited = await store.readInvited(db, tokenHash, now)
  if (!invited) return missed(context)
  const { email, name } = invited
  const hashed = invited.hasAccount ? done(null) : await newHash(body.newPassword, { email, name }, context)
  if (!hashed.ok) return hashed
  const accepted = await inTransaction(db, async (trx) => {
    if (!(await store.useInvitation(trx, tokenHash, now))) return refused('INVITATION_USED_UP')
    const languageName = caller.screen === 'en' ? 'English' : 'Español'
    const account = await store.keepAccount(trx, { name, email, languageName }, hashed.value, now)
    // Its password is gone since the link was looked at: nobody could sign in.
    if (account.passwordHash === null) return refused('INVITATION_USED_UP')
    if (!(await store.acceptTrust(trx, { trustId: invited.trustId, personId: account.id }, now)))
      return refused('INVITATION_USED_UP')
    const { ownerId, trustId } = invited
    await noteAccess(trx, { ownerId, trustId, kind: 'trusted-joined', came: cameOf(caller) }, now)
    const mail = {
      kind: 'trusted-joined' as const,
      recipient: invited.ownerEmail,
      language: languageOf(invited.ownerLanguage),
      content: {
        name: invited.ownerFirst,
        person: name,
        link: `${context.config.publicUrl}/my-account/trusted`,
      },
    }
    await enqueue(trx, TRUSTED_MAILS, mail, now)
    return done({ data: { email } })
  })
  if (accepted.ok) afterCommit(wakeJobs)
  return accepted
}

/** Says no: the link is used up first, as when it is taken, so that of a yes and a no at once one is heard. */
export const declineInvitation: Deed<typeof calls.declineInvitation, Context> = async ({ body }, context) => {
  const { db, now, caller, afterCommit, config } = context
  const tokenHash = hashOfToken(body.token)
  const invited = await store.readInvited(db, tokenHash, now)
  if (!invited) return missed(context)
  const declined = await inTransaction(db, async (trx) => {
    if (!(await store.useInvitation(trx, tokenHash, now))) return refused('INVITATION_USED_UP')
    const { ownerId, trustId, name } = invited
    await endTrust(trx, trustId, now)
    await noteAccess(trx, { ownerId, trustId, kind: 'trusted-declined', came: cameOf(caller) }, now)
    const mail = {
      kind: 'trusted-declined' as const,
      recipient: invited.ownerEmail,
      language: languageOf(invited.ownerLanguage),
      content: { name: invited.ownerFirst, person: name, link: `${config.publicUrl}/my-account/trusted` },
    }
    await enqueue(trx, TRUSTED_MAILS, mail, now)
    return done({ data: { done: true } })
  })
  if (declined.ok) afterCommit(wakeJobs)
  return declined
}

async function newHash(
  password: string | undefined,
  { email, name }: { email: string; name: string },
  context: Context,
) {
  const account = { name, lastname: '', email }
  const fault = password === undefined ? 'required' : weaknessOfNew(password, account, context)
  if (password === undefined || fault)
    return refused('BAD_INPUT', undefined, {
      fields: sayFields({ newPassword: fault ?? 'required' }, context.caller.language),
    })
  return inTurn(turnOf({ kind: 'trusted', email }, context.caller.address), async ({ hash }) =>
    done(await hash(password)),
  )
}

async function missed({ db, now, caller, tellSecurity: tell }: Context) {
  const locked = await countMiss(db, 'link', { address: caller.address, now, tell })
  return locked ?? refused('INVITATION_USED_UP')
}
