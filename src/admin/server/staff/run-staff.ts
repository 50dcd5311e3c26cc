import { dayInWords } from '../../../kernel/day-words.ts'
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
import { voidResets } from '../../../membership/server/sign-in/resets.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { COUNTS_ON_DAYS, waitsForAnother } from '../../roles-of-two.ts'
import type * as calls from '../../staff.endpoints.ts'
import {
  askAnother,
  giveRoles,
  invitePerson,
  sendLink,
  staffAccount,
  unlessLastManager,
} from './give-roles.ts'
import { countOtherManagers, readManagerTakenAway, readWaitingRequests } from './requests.store.ts'
import {
  isOwnersAddress,
  isStaffsAddress,
  lockManagers,
  readRoles,
  readStaff,
  readStaffChanges,
} from './staff.store.ts'

const CHANGES_SHOWN = 50
const DONE = done({ data: { done: true } })
const HOLDS = done({ data: { done: true as const, waits: false } })
const WAITS = done({ data: { done: true as const, waits: true } })

/** The club's people, and the latest changes. */
export const listStaff: Deed<typeof calls.listStaff> = async (_, { db, caller }) => {
  const asking = caller.session.adminId ?? 0
  const [data, waiting, changes] = await Promise.all([
    readStaff(db, asking),
    readWaitingRequests(db, asking),
    readStaffChanges(db, CHANGES_SHOWN),
  ])
  return done({ data, waiting, changes })
}

/** Somebody new, with a link to set the first password; or what of it waits for another manager. */
export const inviteStaff: Deed<typeof calls.inviteStaff> = async ({ body }, context) => {
  const { db, caller } = context
  const { language, roles, ...person } = body
  const invited = { ...person, languageName: language === 'en' ? 'English' : 'Español' }
  const by = caller.session.adminId ?? 0
  await lockManagers(db)
  if (waitsForAnother([], roles, await countOtherManagers(db, [by]))) {
    if (await isOwnersAddress(db, body.email)) return refused('OWNERS_ADDRESS')
    if (await isStaffsAddress(db, body.email)) return refused('STAFF_EXISTS')
    await askAnother(db, { staffId: null, person: invited, roles }, context)
    return WAITS
  }
  const alone = await mayBeGivenAlone(db, context, { before: [], after: roles, but: [by] })
  if (!alone.ok) return alone
  const outcome = await invitePerson(db, { invited, roles, by }, context)
  return outcome.ok ? HOLDS : outcome
}

/** Whether the only manager may give roles of two: not while a colleague who could have agreed was made none of late. */
async function mayBeGivenAlone(
  db: Database,
  { now, caller }: SignedContext,
  {
    before,
    after,
    but,
  }: { before: readonly StaffRole[]; after: readonly StaffRole[]; but: readonly number[] },
): Promise<Outcome<null, 'TWO_MANAGERS_NEEDED'>> {
  if (!waitsForAnother(before, after, 1)) return done(null)
  const counts = COUNTS_ON_DAYS * 86_400_000
  const taken = await readManagerTakenAway(db, but, new Date(now.getTime() - counts))
  if (!taken) return done(null)
  const until = new Date(taken.getTime() + counts).toISOString().slice(0, 10)
  return refused('TWO_MANAGERS_NEEDED', { until: dayInWords(until, caller.language) })
}

/** A new link for somebody whose first ran out, or who forgot the password. One's own goes by another manager. */
export const renewStaffLink: Deed<typeof calls.renewStaffLink> = async ({ body }, context) => {
  const { db, now, caller } = context
  const account = staffAccount(body.idStaff)
  if (caller.session.adminId === account.id) return refused('OWN_ACCOUNT')
  const active = await isActive(db, account)
  if (active === null) return refused('NOT_FOUND')
  if (!active) return refused('ACCOUNT_CLOSED')
  await voidResets(db, account, now)
  await sendLink(db, account, context.caller.session.adminId, context)
  return DONE
}

/** Other roles, from the next call on; or what waits for another manager. */
export const changeStaffRoles: Deed<typeof calls.changeStaffRoles> = async ({ body }, context) => {
  const { idStaff, roles } = body
  const by = context.caller.session.adminId ?? 0
  if (by === idStaff) return refused('OWN_ACCOUNT')
  return unlessLastManager(context, async (trx) => {
    const before = await readRoles(trx, idStaff)
    if (before === null) return refused('NOT_FOUND')
    if (waitsForAnother(before, roles, await countOtherManagers(trx, [by, idStaff]))) {
      await askAnother(trx, { staffId: idStaff, person: null, roles }, context)
      return WAITS
    }
    const alone = await mayBeGivenAlone(trx, context, { before, after: roles, but: [by, idStaff] })
    if (!alone.ok) return alone
    const given = await giveRoles(trx, { idStaff, roles, by }, context)
    return given.ok ? HOLDS : given
  })
}

/** Closes an account of the club's people, or opens it again; its person is told by mail. */
export const setStaffActive: Deed<typeof calls.setStaffActive> = async ({ body }, context) => {
  const { idStaff, active, reason } = body
  if (context.caller.session.adminId === idStaff) return refused('OWN_ACCOUNT')
  const outcome = await unlessLastManager(context, (trx) =>
    switchActive(trx, staffAccount(idStaff), { active, reason }, context),
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
