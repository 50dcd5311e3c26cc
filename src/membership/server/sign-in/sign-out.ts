import { done } from '../../../kernel/outcome.ts'
import type { Session } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import type { signOut as call } from '../../membership.endpoints.ts'
import { deleteSession } from './sessions.store.ts'

/** Ends the session, if there is one, and takes the browser's token away in any case. */
export const signOut: Deed<typeof call, Context> = async (_, context) => {
  const { db, caller, setSessionCookie, tellSecurity } = context
  const { session } = caller
  if (session) {
    await deleteSession(db, session.tokenHash)
    tellSecurity('sign-out', { account: nameOf(session) })
  }
  setSessionCookie(null)
  return done({ data: { done: true } })
}

function nameOf({ ownerId, adminId, trust }: Session): string {
  if (trust) return accountName({ kind: 'trusted', id: trust.personId })
  return ownerId === null
    ? accountName({ kind: 'admin', id: adminId ?? 0 })
    : accountName({ kind: 'owner', id: ownerId })
}
