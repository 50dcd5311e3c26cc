import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { readGateSheet as call } from '../passes.endpoints.ts'
import { readGateFacts } from './gate.store.ts'
import { passKey } from './pass-key.store.ts'

/** What a gate takes along for the time without a connection. */
export const readGateSheet: Deed<typeof call> = async (_, { db, now, caller }) => {
  const { adminId } = caller.session
  if (adminId === null) return refused('NOT_FOUND')
  const { publicKey } = await passKey(db, now)
  return done({ data: { publicKey, ...(await readGateFacts(db, adminId, now)), at: now.toISOString() } })
}
