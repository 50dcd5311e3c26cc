import { randomBytes } from 'node:crypto'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import { languageOf } from '../../../kernel/language.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import {
  type ClubAccount,
  isActive,
  noteAccountChange,
  setActive,
} from '../../../membership/server/account-changes.store.ts'
import { readKnownAccount } from '../../../membership/server/accounts.store.ts'
import { MEMBERSHIP_MAILS } from '../../../membership/server/mails.ts'
import { openResetOf, voidResets } from '../../../membership/server/sign-in/resets.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue, enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { say } from '../../../server/words.ts'
import type * as calls from '../../staff.endpoints.ts'
import { STAFF_MAILS } from './mails.ts'
import { STAFF_ROLE_WORDS } from './role-words.ts'
import {
  addStaff,
  isLastManager,
  isOwnersAddress,
  readOtherManagers,
  readStaff,
  readStaffChanges,
  replaceRoles,
} from './staff.store.ts'

/** The mail names it: `mail.staff-invitation.lasts`. */
const LINK_LASTS_MS = 7 * 86_400_000
const CHANGES_SHOWN = 50
const DONE = done({ data: { done: true } })

const staff = (id: number): ClubAccount => ({ kind: 'admin', id })

/** The club's people, and the latest changes. */
export const listStaff: Deed<typeof calls.listStaff> = async (_, { db, caller }) => {
  const [data, changes] = await Promise.all([
    readStaff(db, caller.session.adminId ?? 0),
    readStaffChanges(db, CHANGES_SHOWN),
  ])
  return done({ data, changes })
}

/** Somebody new, with a link to set the first password. */
export const inviteStaff: Deed<typeof calls.inviteStaff> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity } = context
  const { language, ...person } = body
  if (await isOwnersAddress(db, body.email)) return refused('OWNERS_ADDRESS')
  const id = await addStaff(db, { ...person, languageName: language === 'en' ? 'English' : 'Español' })
  if (id === null) return refused('STAFF_EXISTS')
  const account = staff(id)
  await noteAccountChange(
    db,
    { account, kind: 'invited', by: caller.session.adminId, after: body.roles },
    now,
  )
  await sendLink(account, context)
  await tellManagers(db, account, body.roles, context)
  tellSecurity('staff-invited', { of: accountName(account), role: body.roles.join(' ') })
  return DONE
}

/** A new link for somebody whose first ran out, or who forgot the password. One's own goes by another manager. */
export const renewStaffLink: Deed<typeof calls.renewStaffLink> = async ({ body }, context) => {
  const { db, now, caller } = context
  const account = staff(body.idStaff)
  if (caller.session.adminId === account.id) return refused('OWN_ACCOUNT')
  const active = await isActive(db, account)
  if (active === null) return refused('NOT_FOUND')
  if (!active) return refused('ACCOUNT_CLOSED')
  await voidResets(db, account, now)
  await sendLink(account, context)
  return DONE
}

/** Other roles, from the next call on. */
export const changeStaffRoles: Deed<typeof calls.changeStaffRoles> = async ({ body }, context) => {
  const { now, caller, tellSecurity } = context
  const { idStaff, roles } = body
  const by = caller.session.adminId
  if (by === idStaff) return refused('OWN_ACCOUNT')
  const outcome = await unlessLastManager(context, async (trx) => {
    const before = await replaceRoles(trx, idStaff, roles)
    if (before === null) return refused('NOT_FOUND')
    const isSame = before.join() === roles.join()
    if (!isSame) {
      const account = staff(idStaff)
      await noteAccountChange(trx, { account, kind: 'roles', by, before, after: roles }, now)
      await tellOfRoles(trx, account, roles, context)
      await tellManagers(trx, account, roles, context)
    }
    return done(before)
  })
  if (!outcome.ok) return outcome
  tellSecurity('role-set', {
    of: accountName(staff(idStaff)),
    role: roles.join(' '),
    before: outcome.value.join(' '),
  })
  return DONE
}

/** Closes an account of the club's people, or opens it again; its person is told by mail. */
export const setStaffActive: Deed<typeof calls.setStaffActive> = async ({ body }, context) => {
  const { idStaff, active, reason } = body
  if (context.caller.session.adminId === idStaff) return refused('OWN_ACCOUNT')
  const outcome = await unlessLastManager(context, (trx) =>
    switchActive(trx, staff(idStaff), { active, reason }, context),
  )
  return outcome.ok ? DONE : outcome
}

/** Closes an owner's account, or opens it again. It stands in the owner's own list, and a mail says so. */
export const setOwnerActive: Deed<typeof calls.setOwnerActive> = async ({ body }, context) => {
  const { idOwner, active, reason } = body
  const outcome = await switchActive(context.db, { kind: 'owner', id: idOwner }, { active, reason }, context)
  return outcome.ok ? DONE : outcome
}

async function switchActive(
  trx: Database,
  account: ClubAccount,
  { active, reason }: { active: boolean; reason: string },
  { now, caller, tellSecurity, afterCommit }: SignedContext,
): Promise<Outcome<null, 'NOT_FOUND' | 'DECIDED_MEANWHILE'>> {
  if ((await isActive(trx, account)) === null) return refused('NOT_FOUND')
  if (!(await setActive(trx, account, active))) return refused('DECIDED_MEANWHILE')
  const kind = active ? 'enabled' : 'disabled'
  await noteAccountChange(trx, { account, kind, by: caller.session.adminId, reason }, now)
  const { name, email, languageName } = await readKnownAccount(trx, account)
  const told = active ? 'account-opened' : 'account-closed'
  const mail = {
    kind: told,
    recipient: email,
    language: languageOf(languageName),
    content: { name },
  } as const
  await enqueue(trx, MEMBERSHIP_MAILS, mail, now)
  afterCommit(wakeJobs)
  tellSecurity(active ? 'account-enabled' : 'account-disabled', { of: accountName(account) })
  return done(null)
}

/** The database keeps the last manager, however many take roles away at once; that is a rule's no, and no fault. */
async function unlessLastManager<T, R extends string>(
  { db }: SignedContext,
  act: (trx: Database) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R | 'LAST_MANAGER'>> {
  try {
    return await inTransaction(db, act)
  } catch (error) {
    if (isLastManager(error)) return refused('LAST_MANAGER')
    throw error
  }
}

/** Whoever is given other roles hears of it, and by whom. */
async function tellOfRoles(
  trx: Database,
  account: ClubAccount,
  roles: readonly StaffRole[],
  { now, caller, config, afterCommit }: SignedContext,
): Promise<void> {
  const { name, email, languageName } = await readKnownAccount(trx, account)
  const { adminId } = caller.session
  const by = adminId === null ? null : await readKnownAccount(trx, staff(adminId))
  const language = languageOf(languageName)
  const may = new Intl.ListFormat(language).format(roles.map((role) => say(STAFF_ROLE_WORDS[role], language)))
  const content = { name, may, by: by ? `${by.name} ${by.lastname}` : config.brand.name }
  await enqueue(trx, STAFF_MAILS, { kind: 'staff-roles', recipient: email, language, content }, now)
  afterCommit(wakeJobs)
}

/**
 * Every other manager hears who was given which roles, and by whom: somebody who invites a second account for themselves, or gives
 * it more, is seen by all of them.
 */
async function tellManagers(
  trx: Database,
  account: ClubAccount,
  roles: readonly StaffRole[],
  { now, caller, config }: SignedContext,
): Promise<void> {
  const by = caller.session.adminId ?? 0
  const [doing, person] = [await readKnownAccount(trx, staff(by)), await readKnownAccount(trx, account)]
  const link = `${config.publicUrl}/staff`
  const mails = (await readOtherManagers(trx, [by, account.id])).map(({ name, email, languageName }) => {
    const language = languageOf(languageName)
    const may = new Intl.ListFormat(language).format(
      roles.map((role) => say(STAFF_ROLE_WORDS[role], language)),
    )
    const who = { by: `${doing.name} ${doing.lastname}`, person: `${person.name} ${person.lastname}` }
    return {
      kind: 'staff-changed' as const,
      recipient: email,
      language,
      content: { name, ...who, address: person.email, may, link },
    }
  })
  await enqueueAll(trx, STAFF_MAILS, mails, now)
}

async function sendLink(
  account: ClubAccount,
  { db, now, caller, config, afterCommit }: SignedContext,
): Promise<void> {
  const [person, inviting] = [await readKnownAccount(db, account), caller.session.adminId]
  const by = inviting === null ? null : await readKnownAccount(db, staff(inviting))
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LINK_LASTS_MS)
  await openResetOf(db, account, { tokenHash: hashOfToken(token), now, expiresAt })
  const mail = {
    kind: 'staff-invitation' as const,
    recipient: person.email,
    language: languageOf(person.languageName),
    content: {
      name: person.name,
      by: by ? `${by.name} ${by.lastname}` : config.brand.name,
      link: `${config.publicUrl}/reset-password?token=${token}`,
    },
  }
  await enqueue(db, STAFF_MAILS, mail, now)
  afterCommit(wakeJobs)
}
