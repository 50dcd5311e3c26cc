import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import { TOO_LATE_DAYS } from '../cancel/penalty.ts'
import { initialStatus, type Occupant } from './booking.ts'
import { afterModification, modifiableUntil } from './modify.ts'

/**
 * How what is about to be sent is answered: at once, or by whom it waits: for the owner, who authorizes benefits first, or for
 * the resort, which reviews a guest or every stay.
 */
export type ToldAnswer = 'at-once' | 'benefits' | 'guest' | 'resort'

/** How a change of a stay will be answered, by the rule that answers it. */
export function answerToChange(facts: Parameters<typeof afterModification>[0]): ToldAnswer {
  if (afterModification(facts) === 'confirmed') return 'at-once'
  if (facts.pendingBenefits > 0 && facts.occupant === 'owner') return 'benefits'
  return waitsFor(facts.occupant, facts.hotelConfirmsItself)
}

/** How a request for a stay will be answered, by the rule that answers it. */
export function answerToRequest(facts: Parameters<typeof initialStatus>[0]): ToldAnswer {
  const status = initialStatus(facts)
  if (status === 'confirmed') return 'at-once'
  return status === 'to-authorize' ? 'benefits' : waitsFor(facts.occupant, facts.hotelConfirmsItself)
}

const waitsFor = (occupant: Occupant, hotelConfirmsItself: boolean): ToldAnswer =>
  occupant === 'guest' && hotelConfirmsItself ? 'guest' : 'resort'

/** What can no longer be done here with a stay from the moment that it is requested: `change`, or to `cancel` it either. */
export function closedFromTheStart(checkIn: Day, today: Day): 'change' | 'cancel' | null {
  if (daysBetween(today, checkIn) <= TOO_LATE_DAYS) return 'cancel'
  return today > modifiableUntil(checkIn) ? 'change' : null
}

/** So near to its first day a request is answered when one is packing: whoever needs to know earlier calls (decidableUntil, lapse.ts). */
const NEAR_DAYS = 14

/**
 * Until which day the resort answers what is sent today: the day before check-in; and whether that day is so near that the
 * owner is told whom to call.
 */
export function answeredBy(checkIn: Day, today: Day): { day: Day; isNear: boolean } {
  const eve = addDays(checkIn, -1)
  return { day: eve > today ? eve : today, isNear: daysBetween(today, checkIn) <= NEAR_DAYS }
}
