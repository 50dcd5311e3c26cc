import { done } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { kindsOf } from '../../inbox/kinds.ts'
import type { lookAtThing as call } from '../../inbox/live.endpoints.ts'
import { removeReader, saveReader } from './readers.store.ts'

/** Notes what somebody has open; what is not their work counts as nothing. */
export const lookAtThing: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  const adminId = caller.session.adminId ?? 0
  const { thing, leaves } = body
  const mine = thing && kindsOf(caller.session.roles).includes(thing.kind) ? thing : null
  if (leaves) await removeReader(db, adminId)
  else await saveReader(db, adminId, mine, now)
  return done({ data: { done: true } })
}
