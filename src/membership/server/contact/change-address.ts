import { randomBytes } from 'node:crypto'
import { languageOf } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken, ownerOf } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type * as calls from '../../owner.endpoints.ts'
import { noteAccess, noteLinkOpened } from '../access/access.store.ts'
import { openAlarm } from '../access/alarms.store.ts'
import { cameOf } from '../access/came.ts'
import { type KnownAccount, readKnownAccount } from '../accounts.store.ts'
import { addressesOfOwner, countAttempts, countMiss } from '../sign-in/attempts.ts'
import { voidResets } from '../sign-in/resets.store.ts'
import * as store from './contact.store.ts'
import { CONTACT_MAILS } from './mails.ts'

/** The mail names it: `mail.address-confirm.lasts`. */
const LINK_LASTS_MS = 3_600_000
const DONE = done({ data: { done: true } })

/** The owner's address and telephone. */
export const readContact: Deed<typeof calls.readContact> = async (_, { db, caller, now }) => {
  const { waiting, ...contact } = await store.findContact(db, ownerOf(caller.session), now)
  return done({
    data: { ...contact, waiting: waiting && { email: waiting.email, until: waiting.until.toISOString() } },
  })
}

/**
 * Asks for another address. The link goes there, and a warning to the one of now. Where the address is somebody's already it
 * gets a mail that says so, and the answer is the same: an account tells nobody who else has one.
 */
export const askForAddress: Deed<typeof calls.askForAddress> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit, tellSecurity } = context
  const ownerId = ownerOf(caller.session)
  const counted = await countAttempts(db, [addressesOfOwner(ownerId)], now)
  if (!counted.ok) return counted
  if (!(await store.holdOpenOwner(db, ownerId))) return refused('SESSION_EXPIRED')
  const account = await readKnownAccount(db, { kind: 'owner', id: ownerId })
  if (account.email === body.email) return refused('ADDRESS_SAME')
  const token = randomBytes(32).toString('base64url')
  const address = { ownerId, oldEmail: account.email, newEmail: body.email, tokenHash: hashOfToken(token) }
  await store.keepWaiting(db, { ...address, now, expiresAt: new Date(now.getTime() + LINK_LASTS_MS) })
  const isTaken = await store.isTaken(db, body.email, ownerId, now)
  const mail = { recipient: body.email, language: languageOf(account.languageName) }
  const link = `${config.publicUrl}/confirm-address?token=${token}`
  await enqueue(
    db,
    CONTACT_MAILS,
    isTaken
      ? { ...mail, kind: 'address-taken', content: {} }
      : { ...mail, kind: 'address-confirm', content: { link } },
    now,
  )
  await warn(db, account, { kind: 'address-asked', address: body.email, at: now }, context)
  await noteAccess(db, { ownerId, kind: 'address-asked', came: cameOf(caller), subject: body.email }, now)
  tellSecurity('contact-changed', { reason: 'address-asked' })
  afterCommit(wakeJobs)
  return DONE
}

/** Takes back what was asked for, before it is confirmed. */
export const withdrawAddress: Deed<typeof calls.withdrawAddress> = async (_, { db, caller, now }) => {
  await store.endWaiting(db, ownerOf(caller.session), now)
  return DONE
}

/** What a link confirms. */
export const readAddressLink: Deed<typeof calls.readAddressLink, Context> = async ({ body }, context) => {
  const { db, now, caller } = context
  const waiting = await store.waitingOfLink(db, hashOfToken(body.token), now)
  if (!waiting) return missed(context)
  await noteLinkOpened(db, { kind: 'owner', id: waiting.ownerId }, 'address', { caller, now })
  return done({ data: { email: waiting.newEmail } })
}

/**
 * Sets the address by the link. Of two owners who confirm the same address at once one gets it; what was confirmed before a
 * lock of the account, and not after it, holds. Links for a new password that lie at the old address end.
 */
export const confirmAddress: Deed<typeof calls.confirmAddress, Context> = async ({ body }, context) => {
  const { db, now, caller, afterCommit, tellSecurity } = context
  const confirmed = await inTransaction(db, async (trx) => {
    const waiting = await store.waitingOfLink(trx, hashOfToken(body.token), now)
    if (!waiting || !(await store.holdOpenOwner(trx, waiting.ownerId))) return refused('LINK_USED_UP')
    const account = await readKnownAccount(trx, { kind: 'owner', id: waiting.ownerId })
    if (await store.isTaken(trx, waiting.newEmail, waiting.ownerId, now)) return refused('ADDRESS_TAKEN')
    if (!(await store.setAddress(trx, waiting, now))) return refused('LINK_USED_UP')
    await voidResets(trx, account, now)
    const { newEmail, askedAt } = waiting
    await warn(trx, account, { kind: 'address-changed', address: newEmail, at: askedAt }, context)
    const { ownerId } = waiting
    await noteAccess(trx, { ownerId, kind: 'address-changed', came: cameOf(caller), subject: newEmail }, now)
    return done({ data: { email: newEmail }, account: accountName(account) })
  }).catch((error: unknown) => {
    // Somebody else's address since a moment ago.
    if ((error as { constraint?: string }).constraint === 'owners_email') return refused('ADDRESS_TAKEN')
    throw error
  })
  if (!confirmed.ok) return confirmed.reason === 'LINK_USED_UP' ? missed(context) : confirmed
  const { account, ...answer } = confirmed.value
  tellSecurity('contact-changed', { account, reason: 'address-changed' })
  afterCommit(wakeJobs)
  return done(answer)
}

/** Sets the telephone, at once; the owner is told by mail. */
export const changePhone: Deed<typeof calls.changePhone> = async ({ body }, context) => {
  const { db, now, caller, afterCommit, tellSecurity } = context
  const ownerId = ownerOf(caller.session)
  if (!(await store.setPhone(db, ownerId, body.phone, now))) return DONE
  const account = await readKnownAccount(db, { kind: 'owner', id: ownerId })
  await warn(db, account, { kind: 'phone-changed', at: now }, context)
  const subject = body.phone ?? undefined
  await noteAccess(
    db,
    { ownerId, kind: 'phone-changed', came: cameOf(caller), ...(subject && { subject }) },
    now,
  )
  tellSecurity('contact-changed', { reason: 'phone-changed' })
  afterCommit(wakeJobs)
  return DONE
}

interface Warning {
  kind: 'address-asked' | 'address-changed' | 'phone-changed'
  address?: string
  /** Since when “this wasn't me” puts back. */
  at: Date
}

/** Tells the account's address of now, with the link of “this wasn't me”. */
async function warn(
  trx: Database,
  account: KnownAccount,
  { kind, address, at }: Warning,
  { now, caller, config }: Pick<Context, 'now' | 'caller' | 'config'>,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await openAlarm(trx, account, { tokenHash: hashOfToken(token), came: cameOf(caller), now: at })
  const content = {
    name: account.name,
    ...(address && { address }),
    link: `${config.publicUrl}/not-me?token=${token}`,
  }
  await enqueue(
    trx,
    CONTACT_MAILS,
    { kind, recipient: account.email, language: languageOf(account.languageName), content },
    now,
  )
}

async function missed({ db, now, caller, tellSecurity: tell }: Context) {
  const locked = await countMiss(db, 'link', { address: caller.address, now, tell })
  return locked ?? refused('LINK_USED_UP')
}
