import { addDays, daysBetween, todayIn } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { countVainNights as call } from '../../vain-nights.endpoints.ts'
import { countNightsInVain } from './vain-nights.store.ts'

/** No calendar opens further (days). */
const DAYS_AHEAD = 730
/** The nights of the longest stay that is counted. */
const MOST_NIGHTS = 60

/** Counts nights that were looked for in vain. What the club's people look for, also for an owner, is not counted, nor what nobody could book. */
export const countVainNights: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  const { idContract, datein, dateout } = body
  const nights = daysBetween(datein, dateout)
  const today = todayIn('UTC', now)
  const isAhead = datein >= addDays(today, -1) && datein <= addDays(today, DAYS_AHEAD)
  if (caller.session.adminId !== null || !isAhead || nights < 1 || nights > MOST_NIGHTS)
    return done({ data: { done: false } })
  const of = { ownerId: ownerOf(caller.session), contractId: idContract }
  return done({ data: { done: await countNightsInVain(db, of, { from: datein, nights }) } })
}
