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
