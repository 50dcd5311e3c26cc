import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readSession as call } from '../../membership.endpoints.ts'
import { describeSession } from './describe-session.ts'
import { deleteSession } from './sessions.store.ts'

/** Who is signed in. An owner who has lost the last contract is signed out with a message (spec, section 4). */
export const readSession: Deed<typeof call> = async (_, { db, caller, config, now, setSessionCookie }) => {
  const session = await describeSession(db, caller.session, { now, config })
  if (session === null) return refused('SESSION_REQUIRED')
  if (caller.session.ownerId !== null && session.contracts.length === 0) {
    await deleteSession(db, caller.session.tokenHash)
    setSessionCookie(null)
    return refused('NO_CONTRACT')
  }
  return done({ data: session })
}
