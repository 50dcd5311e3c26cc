import { languageOf } from '../../kernel/language.ts'
import { contractOf } from '../../membership/contract.ts'
import { type State, stored } from '../../membership/web/session/store.ts'
import { selected } from '../../membership/web/session/use-session.ts'
import type { GuardedVisitor } from './where-to.ts'

/** What the guards ask of the one who is signed in. */
export function visitorOf(state: State): GuardedVisitor {
  if (!state.session) return null
  const { user, restricted, trusted } = state.session
  const wire = selected(state)
  return {
    isAdmin: user.isAdmin,
    roles: user.roles,
    canBook: user.canBook,
    restricted,
    trusted: trusted?.scopes,
    mustSetUp: state.session.mustSetUp === true,
    contract: wire ? contractOf(wire, languageOf(user.languageName)) : null,
  }
}

/** The current visitor, for the route guards. */
export function visitorNow(): GuardedVisitor {
  return visitorOf(stored())
}
