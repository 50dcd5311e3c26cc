import { refused } from '../../../kernel/outcome.ts'
import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { cancelMaintenance as call } from '../../maintenance.endpoints.ts'
import { afterDeed } from '../../maintenance.ts'
import { mayRepair, repairStanding } from '../../repairs/repair.ts'
import { givingNights, type NightsGiven } from '../repairs/give-closed-nights.ts'
import { lockRepair } from '../repairs/job.store.ts'
import { endJob } from '../repairs/write-job.store.ts'
import { answerWith, mayUse } from './read-requests.ts'
import { closeRequest, lockRequest, logDeed } from './write-request.store.ts'

/** Cancels a request; why is kept as its resolution. Nights that it closed go to who waits for them. */
export const cancelMaintenance =
  (given: NightsGiven): Deed<typeof call> =>
  async ({ body }, { db, now, caller, afterCommit }) => {
    const ownerId = ownerOf(caller.session)
    const request = mayUse(await lockRequest(db, ownerId, body.idRequest))
    if (!request.ok) return request
    const { id, status } = request.value
    const after = afterDeed(status, 'cancel')
    if (!after.ok) return after
    const job = (await lockRepair(db, { requestId: id, ownerId }, now))?.job ?? null
    if (!mayRepair(repairStanding(job), 'cancel')) return refused('REPAIR_UNDER_WAY')
    if (job) await givingNights(db, { requestId: id, given, now }, () => endJob(db, id, null, now))
    await closeRequest(db, id, { status: after.value, resolution: body.resolution }, now)
    await logDeed(db, id, { deed: 'cancelled' }, actorOf(caller.session), now)
    afterCommit(wakeJobs)
    return answerWith(db, ownerId, id, now)
  }
