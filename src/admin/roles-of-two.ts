import type { StaffRole } from '../kernel/endpoint.ts'

/** The roles that two managers give: those that move money, and the one that gives out roles. */
const ROLES_OF_TWO: readonly StaffRole[] = ['finance', 'manager']

/**
 * Whether roles wait for another manager: something of what two give is added, and somebody else is there to agree. One manager alone has
 * nobody to ask, and what they do stands in the trail.
 */
export function waitsForAnother(
  before: readonly StaffRole[],
  after: readonly StaffRole[],
  othersWhoMayAgree: number,
): boolean {
  const added = after.filter((role) => !before.includes(role))
  return othersWhoMayAgree > 0 && added.some((role) => ROLES_OF_TWO.includes(role))
}

/**
 * Whether somebody would be a manager no more, by other roles or a closed account: it waits for their own yes or another manager's, so
 * that nobody makes themselves the only one (decision 0463). An account that is closed, or has no password yet, agrees to nothing and is
 * nobody's check: what is taken from it holds at once.
 */
export function losesManager(
  before: { roles: readonly StaffRole[]; active: boolean; joined: boolean },
  after: { roles: readonly StaffRole[]; active: boolean },
): boolean {
  const counts = before.active && before.joined && before.roles.includes('manager')
  return counts && !(after.active && after.roles.includes('manager'))
}
