import { randomBytes } from 'node:crypto'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import { languageOf } from '../../../kernel/language.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { type ClubAccount, noteAccountChange } from '../../../membership/server/account-changes.store.ts'
import { readKnownAccount } from '../../../membership/server/accounts.store.ts'
import { openResetOf } from '../../../membership/server/sign-in/resets.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { SignedContext } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue, enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { say } from '../../../server/words.ts'
import { STAFF_MAILS } from './mails.ts'
import { type InvitedStaff, insertStaffRequest, type StaffWish } from './requests.store.ts'
import { STAFF_ROLE_WORDS } from './role-words.ts'
import {
  addStaff,
  isLastManager,
  isOwnersAddress,
  lockManagers,
  readOtherManagers,
  replaceRoles,
} from './staff.store.ts'

/** The mail names it: `mail.staff-invitation.lasts`. */
const LINK_LASTS_MS = 7 * 86_400_000

export const staffAccount = (id: number): ClubAccount => ({ kind: 'admin', id })

/** Roles as somebody gets them, and which manager asked for that. */
interface Given {
  account: ClubAccount
  roles: readonly StaffRole[]
  by: number
}

/** Adds somebody with their roles and mails the link for a password; every other manager is told. */
export async function invitePerson(
  trx: Database,
  { invited, roles, by }: { invited: InvitedStaff; roles: readonly StaffRole[]; by: number },
  context: SignedContext,
): Promise<Outcome<null, 'OWNERS_ADDRESS' | 'STAFF_EXISTS'>> {
  if (await isOwnersAddress(trx, invited.email)) return refused('OWNERS_ADDRESS')
  const id = await addStaff(trx, { ...invited, roles })
  if (id === null) return refused('STAFF_EXISTS')
  const account = staffAccount(id)
  await noteAccountChange(trx, { account, kind: 'invited', by, after: roles }, context.now)
  await sendLink(trx, account, by, context)
  await tellManagers(trx, { account, roles, by }, context)
  context.tellSecurity('staff-invited', { of: accountName(account), role: roles.join(' ') })
  return done(null)
}

/** Gives somebody other roles; they and every other manager are told. The same roles again change nothing. */
export async function giveRoles(
  trx: Database,
  { idStaff, roles, by }: { idStaff: number; roles: readonly StaffRole[]; by: number },
  context: SignedContext,
): Promise<Outcome<null, 'NOT_FOUND'>> {
  const before = await replaceRoles(trx, idStaff, roles)
  if (before === null) return refused('NOT_FOUND')
  const account = staffAccount(idStaff)
  if (before.join() !== roles.join()) {
    await noteAccountChange(trx, { account, kind: 'roles', by, before, after: roles }, context.now)
    await tellOfRoles(trx, { account, roles, by }, context)
    await tellManagers(trx, { account, roles, by }, context)
    const told = { of: accountName(account), role: roles.join(' '), before: before.join(' ') }
    context.afterCommit(() => context.tellSecurity('role-set', told))
  }
  return done(null)
}

/**
 * Notes what waits for another manager, and asks all others by mail: whoever would be a manager no more is one of them, and what is taken
 * from them is answered by them too.
 */
export async function askAnother(
  trx: Database,
  asked: StaffWish,
  { now, caller, config, afterCommit, tellSecurity }: SignedContext,
): Promise<void> {
  const by = caller.session.adminId ?? 0
  await insertStaffRequest(trx, { ...asked, askedBy: by }, now)
  const doing = await readKnownAccount(trx, staffAccount(by))
  const person = asked.person ?? (await readKnownAccount(trx, staffAccount(asked.staffId)))
  const { takesManager = false, closingReason = null, openingReason = null } = asked
  const mails = (await readOtherManagers(trx, takesManager ? [by] : [by, asked.staffId ?? 0])).map(
    ({ name, email, languageName }) => {
      const language = languageOf(languageName)
      const content = {
        name,
        by: `${doing.name} ${doing.lastname}`,
        person: `${person.name} ${person.lastname}`,
        address: person.email,
        may: listed(asked.roles, language),
        link: `${config.publicUrl}/staff`,
      }
      if (!takesManager) return { kind: 'staff-asked' as const, recipient: email, language, content }
      const closes = closingReason === null ? 'no' : 'yes'
      const own = email === person.email ? 'yes' : 'no'
      return {
        kind: 'staff-take-asked' as const,
        recipient: email,
        language,
        content: { ...content, closes, own },
      }
    },
  )
  await enqueueAll(trx, STAFF_MAILS, mails, now)
  const of = asked.staffId === null ? 'new' : accountName(staffAccount(asked.staffId))
  const role = askedAs({ roles: asked.roles, closingReason, openingReason })
  afterCommit(() => tellSecurity('role-asked', { of, role }))
  afterCommit(wakeJobs)
}

/** What a request is about, as the security log has it: the roles, or the account. */
export function askedAs({
  roles,
  closingReason,
  openingReason,
}: {
  roles: readonly StaffRole[]
  closingReason: string | null
  openingReason: string | null
}): string {
  if (closingReason !== null) return 'closed'
  return openingReason === null ? roles.join(' ') : 'opened'
}

function listed(roles: readonly StaffRole[], language: 'en' | 'es'): string {
  return new Intl.ListFormat(language).format(roles.map((role) => say(STAFF_ROLE_WORDS[role], language)))
}

/** The database keeps the last manager, however many take roles away at once; that is a rule's no, and no fault. */
export async function unlessLastManager<T, R extends string>(
  { db }: SignedContext,
  act: (trx: Database) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R | 'LAST_MANAGER'>> {
  try {
    return await inTransaction(db, async (trx) => {
      await lockManagers(trx)
      return act(trx)
    })
  } catch (error) {
    if (isLastManager(error)) return refused('LAST_MANAGER')
    throw error
  }
}

/** Whoever is given other roles hears of it, and by whom. */
async function tellOfRoles(
  trx: Database,
  { account, roles, by: adminId }: Given,
  { now, afterCommit }: SignedContext,
): Promise<void> {
  const { name, email, languageName } = await readKnownAccount(trx, account)
  const by = await readKnownAccount(trx, staffAccount(adminId))
  const language = languageOf(languageName)
  const may = new Intl.ListFormat(language).format(roles.map((role) => say(STAFF_ROLE_WORDS[role], language)))
  const content = { name, may, by: `${by.name} ${by.lastname}` }
  await enqueue(trx, STAFF_MAILS, { kind: 'staff-roles', recipient: email, language, content }, now)
  afterCommit(wakeJobs)
}

/**
 * Every other manager hears who was given which roles, and by whom: somebody who invites a second account for themselves, or gives
 * it more, is seen by all of them.
 */
async function tellManagers(
  trx: Database,
  { account, roles, by }: Given,
  { now, config }: SignedContext,
): Promise<void> {
  const [doing, person] = [
    await readKnownAccount(trx, staffAccount(by)),
    await readKnownAccount(trx, account),
  ]
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

export async function sendLink(
  db: Database,
  account: ClubAccount,
  inviting: number | null,
  { now, config, afterCommit }: SignedContext,
): Promise<void> {
  const person = await readKnownAccount(db, account)
  const by = inviting === null ? null : await readKnownAccount(db, staffAccount(inviting))
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
