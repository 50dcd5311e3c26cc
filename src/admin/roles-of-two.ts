import type { StaffRole } from '../kernel/endpoint.ts'

/** The roles that two managers give: those that move money, and the one that gives out roles. */
const ROLES_OF_TWO: readonly StaffRole[] = ['finance', 'manager']

/**
 * How long a manager who was made none by a colleague still counts as one, in days: nobody makes themselves the only manager to be
 * asked by nobody.
 */
export const COUNTS_ON_DAYS = 30

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
