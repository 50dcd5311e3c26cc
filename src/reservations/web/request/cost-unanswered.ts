import type { Day } from '../../../kernel/day.ts'
import type { Room } from '../../reservations.endpoints.ts'
import { penaltySteps } from '../cancel/penalty-steps.ts'
import type { FoundRooms } from './use-rooms.ts'

/** What cancelling would cost at first, as the steps in the costs above tell it. */
export function costUnanswered(
  checkIn: Day,
  { nightsCost }: Pick<Room, 'nightsCost'>,
  { freeUntil, penalties }: FoundRooms,
  today: Day,
) {
  const [first] = penaltySteps({ checkIn, nightsCost, penaltyKept: [] }, penalties, today)
  return {
    freeUntil: freeUntil !== null && today <= freeUntil ? freeUntil : null,
    nights: first && first.nights > 0 ? first.nights : null,
  }
}
