import { formatDay, todayIn } from '../../../kernel/day.ts'
import { refused } from '../../../kernel/outcome.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { mayCloseNights, roomForClosure } from '../../repairs/closure.ts'
import type { closeForRepair as call } from '../../repairs/desk.endpoints.ts'
import * as store from './closures.store.ts'
import { givingNights, type NightsGiven } from './give-closed-nights.ts'
import { answerRepair } from './read-repairs.ts'
import { seenRepair } from './seen-repair.ts'

/**
 * Closes the residence of a repair on some nights, or opens it again. A stay that is there is named, and nothing is done. Who
 * waits for nights that come free gets them first.
 */
export const closeForRepair =
  (given: NightsGiven): Deed<typeof call> =>
  (input, context) => {
    const { db, now } = context
    context.afterCommit(wakeJobs)
    // The waiting list is locked before the residence is: a change of a stay does it in this order too.
    return givingNights(db, { requestId: input.body.idRequest, given, now }, () => close(input, context))
  }

async function close(
  { body }: Parameters<Deed<typeof call>>[0],
  { db, now, caller }: SignedContext,
): ReturnType<Deed<typeof call>> {
  const { idRequest: requestId, sequence, nights } = body
  const repair = await seenRepair(db, { requestId, sequence, ownerId: null }, 'close-nights', now)
  if (!repair.ok) return repair
  const today = todayIn(repair.value.zone, now)
  if (!nights) {
    await store.endClosure(db, requestId, today)
    return answerRepair(db, requestId, now)
  }
  const may = mayCloseNights(nights, today)
  if (!may.ok) return may
  const { housingId, number: residence } = await store.lockResidence(db, requestId)
  const found = await store.inTheWayOf(db, { ...nights, requestId, housingId })
  const room = roomForClosure(found)
  if (!room.ok) {
    const day = (of: string | null | undefined) => (of ? formatDay(of, caller.language) : '')
    const [stay] = found.stays
    const more = Math.max(0, found.stays.length - 1)
    return refused(room.reason, {
      ...{ residence, more, stay: stay?.code ?? '', from: day(stay?.checkIn), to: day(stay?.checkOut) },
      ...{ code: found.repair ?? '', day: day(found.notOpen ?? found.sold) },
    })
  }
  await store.saveClosure(db, { ...nights, requestId, housingId, adminId: caller.session.adminId }, now)
  return answerRepair(db, requestId, now)
}
