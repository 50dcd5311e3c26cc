import { done } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { stayActive as call } from '../../membership.endpoints.ts'
import { touchSession } from './sessions.store.ts'

/** Notes that the person is there, to the moment: the guard's own note may be some seconds old. */
export const stayActive: Deed<typeof call> = async (_, { db, now, caller }) => {
  await touchSession(db, caller.session.tokenHash, now)
  return done({ data: { done: true } })
}
