import { contractOf } from '../../membership/contract.ts'
import { type State, stored } from '../store.ts'
import type { Visitor } from '../where-to.ts'
import { selected } from './use-session.ts'

/** What the guards ask of the one who is signed in. */
export function visitorOf(state: State): Visitor {
  if (!state.session) return null
  const { user, restricted } = state.session
  const wire = selected(state)
  return {
    isAdmin: user.isAdmin,
    atDesk: user.role === 'desk',
    canBook: user.canBook,
    restricted,
    contract: wire ? contractOf(wire) : null,
  }
}

/** Who stands at the door now. */
export function visitorNow(): Visitor {
  return visitorOf(stored())
}
