import { done } from '../../kernel/outcome.ts'
import type { Context, Deed } from '../../server/handle.ts'
import type { signOut as call } from '../membership.endpoints.ts'
import { endSession } from './sessions.store.ts'

/** Ends the session, if there is one, and takes the browser's token away in any case. */
export const signOut: Deed<typeof call, Context> = async (_, { db, caller, setSessionCookie }) => {
  if (caller.session) await endSession(db, caller.session.tokenHash)
  setSessionCookie(null)
  return done({ data: { done: true } })
}
