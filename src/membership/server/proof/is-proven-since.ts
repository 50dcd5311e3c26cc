import type { Database } from '../../../server/database/database.ts'
import { isProven, type Session } from '../../../server/http/caller.ts'
import { findSessionByToken } from '../sign-in/sessions.store.ts'

/**
 * Whether a session's person has proved who they are lately (decision 0116), for a deed that asks only some of those who call. The
 * session is read anew where the one at hand is not proven: another process may have taken the proof.
 */
export async function isProvenSince(db: Database, session: Session, now: Date): Promise<boolean> {
  if (isProven(session, now)) return true
  const fresh = await findSessionByToken(db, session.tokenHash, now)
  return fresh !== null && fresh !== 'expired' && isProven(fresh, now)
}
