import { boot } from '../../../web/boot.ts'
import { call } from '../../../web/calls/call.ts'
import { signOut, type WireSession } from '../../membership.endpoints.ts'
import { emptyState, store, stored } from './store.ts'

/** Why a session ended without its person asking for it; the login screen says so. */
export type SessionEnding = 'idle' | 'signed-out' | 'other-tab' | 'renewed' | 'no-contract'

/** The time-out for telling the server about a sign-out (milliseconds). */
const FAREWELL_MS = 2000

let leaving = false

/** Whether this tab is on its way to another page already, and follows no other tab. */
export function isLeaving(): boolean {
  return leaving
}

/**
 * Logs out because the person wants to: what is stored is cleared (the version, the skin and the language stay) and
 * the portal starts anew at the login screen, an admin's at theirs (spec, section 4), or at the door that is named.
 */
export async function logOut(door = doorOf(stored().session?.user.isAdmin)): Promise<void> {
  leaving = true
  // First here: another tab that is refused once the server has ended the session knows by then that it was left.
  store(() => emptyState(boot.version))
  await sayGoodbye()
  location.assign(door)
}

/** Goes on as somebody else, or for another owner, from an address: the portal starts anew, once, and nothing of before stays on screen. */
export function startAnew(session: WireSession, contractId: number | null, address: string): void {
  leaving = true
  store(() => ({ session, contractId }))
  location.assign(address)
}

/**
 * Ends a session that nobody ended by hand. What was being typed stays, and so does the selected contract: after
 * signing in again the same person finds the same page as it was.
 */
export function endSession(ending: SessionEnding): void {
  const { session } = stored()
  if (leaving || !session) return
  leaving = true
  if (ending !== 'signed-out') void call(signOut, { background: true, keepalive: true })
  store(() => (ending === 'no-contract' ? emptyState(boot.version) : { session: null, lastActivity: 0 }))
  location.replace(loginAddress(ending, session.user.isAdmin))
}

/** The login screen's address, which remembers why and where from; an admin's, who chooses an owner anew, only why. */
export function loginAddress(ended: SessionEnding, wasAdmin: boolean | undefined): string {
  if (wasAdmin) return `/admin-users?ended=${ended}`
  const from = location.pathname + location.search
  const worth = ended !== 'no-contract' && !['/', '/home', '/not-found'].includes(location.pathname)
  return `/login?${new URLSearchParams({ ended, ...(worth && { redirect: from }) })}`
}

/** Where somebody signs in (spec, sections 1 and 4). */
export function doorOf(isAdmin: boolean | undefined): string {
  return isAdmin ? '/admin-users' : '/login'
}

/** Ends the session on the server; waits only a moment for it. */
export async function sayGoodbye(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))
  await Promise.race([call(signOut, { keepalive: true }), patience])
}
