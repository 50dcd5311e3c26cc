import { type Contract, MAINTENANCE_MEMBERSHIP } from '../membership/contract.ts'
import type { RouteRow } from './route-table.ts'

/** Who stands at the door: nobody signed in, or somebody with what the guards ask about. */
export type Visitor = null | {
  isAdmin: boolean
  /** The account may book. */
  canBook: boolean
  /** An executive report waits for the owner's signature. */
  restricted: boolean
  /** The selected contract; an admin without an owner has none. */
  contract: Pick<Contract, 'roomCategoryId' | 'membership' | 'maySubscribe' | 'modules'> | null
}

/** Where a visitor has to go instead of a route, or null where they may stay (spec, section 2). */
export function whereTo(route: RouteRow, visitor: Visitor): null | '/login' | '/home' {
  if (route.access === 'public') return null
  if (route.access === 'logged-out') return visitor ? '/home' : null
  if (!visitor) return '/login'
  return (route.needs ?? []).every((need) => has(visitor, need)) ? null : '/home'
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
