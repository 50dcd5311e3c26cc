import { randomBytes } from 'node:crypto'
import { languageOf } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken, type Session } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type * as calls from '../../access.endpoints.ts'
import { type Account, type KnownAccount, lockAccount, readKnownAccount } from '../accounts.store.ts'
import { changedSince, type PutBack } from '../contact/contact.store.ts'
import { MEMBERSHIP_MAILS } from '../mails.ts'
import { forgetAttempts } from '../sign-in/attempts.store.ts'
import { countMiss, linkRequestOf } from '../sign-in/attempts.ts'
import { forgetDevice, forgetDevices, listDevices } from '../sign-in/devices.store.ts'
import { openResetOf, voidResets } from '../sign-in/resets.store.ts'
import { endOtherSessions, endSessionsOfDevice } from '../sign-in/sessions.store.ts'
import { noteAccess, noteLinkOpened } from './access.store.ts'
import { ALARM_LASTS_MS, alarmOf, useAlarm } from './alarms.store.ts'
import { cameOf } from './came.ts'
import { takeBackSince } from './take-back.store.ts'

const LINK_LASTS_MS = 3_600_000

/** The account's devices. The owner's own: an admin who acts for the owner has no such call. */
export const readDevices: Deed<typeof calls.readDevices> = async (_, { db, caller, now }) => {
  const devices = await listDevices(db, ownOf(caller.session), caller.session.tokenHash, now)
  return done({
    data: devices.map(({ since, lastUsedAt, ...device }) => ({
      ...device,
      since: since.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  })
}

/** Ends one device: its session, and what it is known by. Another account's number finds nothing. */
export const endDevice: Deed<typeof calls.endDevice> = async ({ query }, context) => {
  const { db, caller, now, tellSecurity } = context
  const account = ownOf(caller.session)
  const device = (await listDevices(db, account, caller.session.tokenHash, now)).find(
    ({ id }) => id === query.id,
  )
  if (!device) return refused('NOT_FOUND')
  if (device.state === 'this') return refused('THIS_DEVICE')
  await endSessionsOfDevice(db, device.id)
  await forgetDevice(db, account, device.id)
  const { browser, system, place, network } = device
  if (account.kind === 'owner')
    await noteAccess(
      db,
      { ownerId: account.id, kind: 'device-ended', came: { browser, system, place, network } },
      now,
    )
  tellSecurity('device-ended')
  return done({ data: { done: true } })
}

/** Ends every session but this one, and forgets every other device. */
export const endOtherDevices: Deed<typeof calls.endOtherDevices> = async (_, context) => {
  const { db, caller, now, tellSecurity } = context
  const account = ownOf(caller.session)
  await endOtherSessions(db, account, caller.session.tokenHash)
  await forgetDevices(db, account, caller.session.tokenHash)
  if (account.kind === 'owner')
    await noteAccess(db, { ownerId: account.id, kind: 'devices-ended', came: cameOf(caller) }, now)
  tellSecurity('device-ended', { of: 'all others' })
  return done({ data: { done: true } })
}

/** “This wasn’t me”, by whoever is signed in: whoever that is, only the account's mail opens it again. */
export const disownDevices: Deed<typeof calls.disownDevices> = async (_, context) => {
  const account = await readKnownAccount(context.db, ownOf(context.caller.session))
  // Whose device it was is not said: what came within the time in which an alarm can be raised is taken back.
  const since = new Date(context.now.getTime() - ALARM_LASTS_MS)
  await lockUntilReset(context.db, account, { since }, context)
  context.setSessionCookie(null)
  return done({ data: { done: true } })
}

/** What an alarm's mail told of. */
export const readAlarm: Deed<typeof calls.readAlarm, Context> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity: tell } = context
  const alarm = await alarmOf(db, hashOfToken(body.token), now)
  if (!alarm) {
    const locked = await countMiss(db, 'link', { address: caller.address, now, tell })
    return locked ?? refused('ALARM_USED_UP')
  }
  const { browser, system, place, network, at, kind } = alarm
  await noteLinkOpened(db, alarm, 'alarm', context)
  const putsBack = kind === 'owner' ? await changedSince(db, alarm.id, at) : { address: false, phone: false }
  return done({
    data: { browser, system, place, network, at: at.toISOString(), isAdmin: kind === 'admin', putsBack },
  })
}

/** “This wasn’t me” by the mail's link. Of several presses one counts; the account is locked after each. */
export const raiseAlarm: Deed<typeof calls.raiseAlarm, Context> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity: tell } = context
  const raised = await inTransaction(db, async (trx) => {
    const alarm = await useAlarm(trx, hashOfToken(body.token), now)
    if (!alarm) return refused('ALARM_USED_UP')
    const account = await readKnownAccount(trx, alarm.account)
    await lockUntilReset(trx, account, { since: alarm.at }, context)
    return done({ data: { done: true } })
  })
  if (raised.ok) return raised
  const locked = await countMiss(db, 'link', { address: caller.address, now, tell })
  return locked ?? refused('ALARM_USED_UP')
}

/**
 * Ends every session of an account, forgets its devices, takes back what was opened since a moment, and locks it: no password opens it until a new one is set. An
 * owner, or whom an owner trusts, gets the link for that by mail; an admin's password is set by whoever runs the portal.
 */
export async function lockUntilReset(
  trx: Database,
  was: KnownAccount,
  { since }: { since: Date },
  context: Context,
): Promise<void> {
  const { now, caller, config, tellSecurity, afterCommit } = context
  // The lock first: a sign-in that is under way holds the account's row until its session stands, which then ends too.
  await lockAccount(trx, was, now)
  await endOtherSessions(trx, was, null)
  await forgetDevices(trx, was, null)
  const back = await takeBackSince(trx, was, { since, now })
  // The address may be another one now: the link goes to the one that was put back.
  const account = back.email === null ? was : { ...was, email: back.email }
  // A rate limit that a stranger has used up would keep the owner from another link when the mailed one is over.
  await forgetAttempts(trx, linkRequestOf(account.email, caller.address).account.subject)
  if (account.kind === 'owner') await noteLocked(trx, account.id, back, context)
  // Where the address of before is another owner's by now, no link goes to the one that may be a stranger's: the desk helps.
  if (back.isLost) await voidResets(trx, account, now)
  else if (account.kind !== 'admin') {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + LINK_LASTS_MS)
    // The club may have closed the account: no link opens it then.
    const opened = await openResetOf(trx, account, { tokenHash: hashOfToken(token), now, expiresAt })
    const mail = {
      kind: 'account-locked' as const,
      recipient: account.email,
      language: languageOf(account.languageName),
      content: { name: account.name, link: `${config.publicUrl}/reset-password?token=${token}` },
    }
    if (opened) await enqueue(trx, MEMBERSHIP_MAILS, mail, now)
    afterCommit(wakeJobs)
  }
  tellSecurity('account-locked', { account: accountName(account) })
}

/** The owner's list says that the account was locked, and what was put back. */
async function noteLocked(
  trx: Database,
  ownerId: number,
  back: PutBack,
  { now, caller }: Context,
): Promise<void> {
  const came = cameOf(caller)
  await noteAccess(trx, { ownerId, kind: 'not-me', came }, now)
  if (back.email !== null)
    await noteAccess(trx, { ownerId, kind: 'address-put-back', came, subject: back.email }, now)
  if (back.phone) await noteAccess(trx, { ownerId, kind: 'phone-put-back', came }, now)
}

function ownOf({ ownerId, trust }: Session): Account {
  if (trust) return { kind: 'trusted', id: trust.personId }
  if (ownerId === null) throw new Error('A call for owners was made by somebody else')
  return { kind: 'owner', id: ownerId }
}
