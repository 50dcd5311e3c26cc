import { done, refused } from '../../../kernel/outcome.ts'
import { isActive } from '../../../membership/server/account-changes.store.ts'
import { voidResets } from '../../../membership/server/sign-in/resets.store.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { losesManager, waitsForAnother } from '../../roles-of-two.ts'
import type * as calls from '../../staff.endpoints.ts'
import {
  askAnother,
  giveRoles,
  invitePerson,
  sendLink,
  staffAccount,
  unlessLastManager,
} from './give-roles.ts'
import { countOtherManagers, readWaitingRequests } from './requests.store.ts'
import {
  isOwnersAddress,
  isStaffsAddress,
  lockManagers,
  readStaff,
  readStaffChanges,
  readStaffStanding,
} from './staff.store.ts'
import { switchActive } from './switch-active.ts'

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
  const outcome = await invitePerson(db, { invited, roles, by }, context)
  return outcome.ok ? HOLDS : outcome
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
    const before = await readStaffStanding(trx, idStaff)
    if (before === null) return refused('NOT_FOUND')
    const takesManager = losesManager(before, { roles, active: before.active })
    if (takesManager || waitsForAnother(before.roles, roles, await countOtherManagers(trx, [by, idStaff]))) {
      await askAnother(trx, { staffId: idStaff, person: null, roles, takesManager }, context)
      return WAITS
    }
    const given = await giveRoles(trx, { idStaff, roles, by }, context)
    return given.ok ? HOLDS : given
  })
}

/**
 * Closes an account of the club's people, or opens it again; its person is told by mail. A manager's is closed with a second yes, and one with
 * roles that two give is opened with one (decision 0507).
 */
export const setStaffActive: Deed<typeof calls.setStaffActive> = async ({ body }, context) => {
  const { idStaff, active, reason } = body
  const by = context.caller.session.adminId ?? 0
  if (by === idStaff) return refused('OWN_ACCOUNT')
  return unlessLastManager(context, async (trx) => {
    const before = await readStaffStanding(trx, idStaff)
    if (before === null) return refused('NOT_FOUND')
    const { roles } = before
    if (losesManager(before, { roles, active })) {
      const wish = { staffId: idStaff, person: null, roles, takesManager: true, closingReason: reason }
      await askAnother(trx, wish, context)
      return WAITS
    }
    // Opened again it could do all at once what only two give.
    const opens = active && !before.active
    if (opens && waitsForAnother([], roles, await countOtherManagers(trx, [by, idStaff]))) {
      await askAnother(trx, { staffId: idStaff, person: null, roles, openingReason: reason }, context)
      return WAITS
    }
    const switched = await switchActive(trx, staffAccount(idStaff), { active, reason, by }, context)
    return switched.ok ? HOLDS : switched
  })
}

/** Closes an owner's account, or opens it again. It stands in the owner's own list, and a mail says so. */
export const setOwnerActive: Deed<typeof calls.setOwnerActive> = async ({ body }, context) => {
  const { idOwner, active, reason } = body
  const by = context.caller.session.adminId ?? 0
  const account = { kind: 'owner', id: idOwner } as const
  const outcome = await switchActive(context.db, account, { active, reason, by }, context)
  return outcome.ok ? DONE : outcome
}
