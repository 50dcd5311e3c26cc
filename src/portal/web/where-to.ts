import { type Contract, MAINTENANCE_MEMBERSHIP } from '../../membership/contract.ts'
import type { RouteRow } from './route-table.ts'

/** A visitor as the route guards see them: null when nobody is signed in. */
export type Visitor = null | {
  isAdmin: boolean
  /** Works at the club's desk. */
  atDesk: boolean
  /** The account may book. */
  canBook: boolean
  /** An executive report waits for the owner's signature. */
  restricted: boolean
  /** The selected contract; an admin without an owner has none. */
  contract: Pick<Contract, 'roomCategoryId' | 'membership' | 'maySubscribe' | 'modules'> | null
}

/**
 * Where a visitor has to go instead of a route, or null where they may stay (spec, section 2). Admins sign in on
 * /admin-users, and choose there for whom they look at the portal before they see any of it.
 */
export function whereTo(
  { access, layout, path, needs }: RouteRow,
  visitor: Visitor,
): null | '/login' | '/home' | '/admin-users' {
  if (access === 'public') return null
  const choosing = visitor?.isAdmin && !visitor.contract
  if (access === 'logged-out') return visitor ? (choosing ? '/admin-users' : '/home') : null
  if (access === 'admins') {
    if (visitor && !visitor.isAdmin) return '/home'
    return path === '/admin-users' || visitor?.atDesk ? null : '/admin-users'
  }
  if (!visitor) return '/login'
  if (choosing && layout === 'main') return '/admin-users'
  return (needs ?? []).every((need) => has(visitor, need)) ? null : '/home'
}

/** Whether the route shows Restricted Access in place of its screen. */
export function isLocked(route: RouteRow, visitor: Visitor): boolean {
  return route.locked === true && visitor?.restricted === true
}

function has({ contract }: NonNullable<Visitor>, need: NonNullable<RouteRow['needs']>[number]): boolean {
  if (!contract) return false
  if (need === 'canSubscribe') return contract.maySubscribe
  if (need === 'classic') return contract.membership === MAINTENANCE_MEMBERSHIP
  return contract.modules[need]
}
