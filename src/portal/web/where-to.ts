import type { StaffRole, TrustedScope } from '../../kernel/endpoint.ts'
import { type Contract, MAINTENANCE_MEMBERSHIP } from '../../membership/contract.ts'
import type { RouteRow } from './route-table.ts'

/** A visitor as the route guards see them: null when nobody is signed in. */
export type GuardedVisitor = null | {
  isAdmin: boolean
  /** What somebody of the club may do; none for an owner. */
  roles: readonly StaffRole[]
  /** The account may book. */
  canBook: boolean
  /** An executive report waits for the owner's signature. */
  restricted: boolean
  /** What an owner lets somebody do whom they trust; without it, an owner or one of the club’s people. */
  trusted?: readonly TrustedScope[] | undefined
  /** Has to set a second factor up before anything else. */
  mustSetUp: boolean
  /** The selected contract; an admin without an owner has none. */
  contract: Pick<Contract, 'roomCategoryId' | 'membership' | 'maySubscribe' | 'modules'> | null
}

/** Where somebody of the club begins, by the first of their roles that has a place of its own. */
const BEGINS: readonly (readonly [StaffRole, '/admin-users' | '/desk' | '/staff' | '/gate'])[] = [
  ['admin', '/admin-users'],
  ['desk', '/desk'],
  ['finance', '/desk'],
  ['manager', '/staff'],
  ['gate', '/gate'],
]

/** Where somebody of the club begins. */
export function homeOfStaff(roles: readonly StaffRole[]) {
  return BEGINS.find(([role]) => roles.includes(role))?.[1] ?? '/gate'
}

/**
 * Where a visitor has to go instead of a route, or null where they may stay (spec, section 2). The club's people sign in
 * on /admin-users; admins choose there for whom they look at the portal before they see any of it.
 */
export function whereTo(
  { access, layout, path, needs, roles, trusted }: RouteRow,
  visitor: GuardedVisitor,
): null | '/login' | '/home' | '/my-keys' | ReturnType<typeof homeOfStaff> {
  if (access === 'public') return null
  if (visitor?.mustSetUp) return path === '/my-keys' ? null : '/my-keys'
  const choosing = visitor?.isAdmin && !visitor.contract
  if (access === 'logged-out') return visitor ? (choosing ? homeOfStaff(visitor.roles) : '/home') : null
  if (access === 'admins') {
    if (!visitor) return roles ? '/admin-users' : null
    if (!visitor.isAdmin) return '/home'
    return (roles ?? ['admin']).some((role) => visitor.roles.includes(role))
      ? null
      : homeOfStaff(visitor.roles)
  }
  if (!visitor) return '/login'
  if (choosing && layout === 'main') return homeOfStaff(visitor.roles)
  if (visitor.trusted && !opens(trusted, visitor.trusted)) return '/home'
  return (needs ?? []).every((need) => has(visitor, need)) ? null : '/home'
}

/** Whether a page is open to somebody trusted: what is not does not exist for them. */
function opens(scope: RouteRow['trusted'], scopes: readonly TrustedScope[]): boolean {
  return scope === 'any' || scopes.some((one) => scope?.includes(one))
}

/** Whether the route shows Restricted Access in place of its screen. */
export function isLocked(route: RouteRow, visitor: GuardedVisitor): boolean {
  return route.locked === true && visitor?.restricted === true
}

function has(
  { contract }: NonNullable<GuardedVisitor>,
  need: NonNullable<RouteRow['needs']>[number],
): boolean {
  if (!contract) return false
  if (need === 'canSubscribe') return contract.maySubscribe
  if (need === 'classic') return contract.membership === MAINTENANCE_MEMBERSHIP
  return contract.modules[need]
}
