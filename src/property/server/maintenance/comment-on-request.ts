import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { commentMaintenance as call } from '../../maintenance.endpoints.ts'
import { afterDeed } from '../../maintenance.ts'
import { answerWith, mayUse } from './read-requests.ts'
import { lockRequest, logDeed } from './write-request.store.ts'

/** Adds a comment to a request that is not closed. */
export const commentMaintenance: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const request = mayUse(await lockRequest(db, ownerId, body.idRequest))
  if (!request.ok) return request
  const { id, status } = request.value
  const still = afterDeed(status, 'comment')
  if (!still.ok) return still
  await logDeed(db, id, { deed: 'commented', comment: body.comment }, actorOf(caller.session), now)
  return answerWith(db, ownerId, id, now)
}
