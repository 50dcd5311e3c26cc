import { addDays, type Day } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { BookingStatus, Occupant } from './booking.ts'
import { mayBegin } from './transitions.ts'

/** The limit in days before check-in: from there on a stay is no longer modified here. */
export const MODIFY_CLOSES_DAYS = 7

/** The last day on which a stay may be modified. */
export function modifiableUntil(checkIn: Day): Day {
  return addDays(checkIn, -MODIFY_CLOSES_DAYS - 1)
}

/** Why a stay cannot be modified here; each is a sentence of its own. */
export type CannotModify =
  | 'cancelled'
  | 'rejected'
  | 'cancelling'
  | 'begun'
  | 'late'
  | 'authorize'
  | 'blackout'

/**
 * Whether a booking may be modified (decision 0012): not when it is closed or waits for something else, not from 7 days
 * before check-in, not for a check-in inside a blackout. The refusal says which check refused, and the last day on
 * which it was possible.
 */
export function mayModify(facts: {
  status: BookingStatus
  checkIn: Day
  today: Day
  /** The current check-in lies on a night that the hotel has closed. */
  checkInClosed: boolean
}): Outcome<null, 'CANNOT_MODIFY'> {
  const until = modifiableUntil(facts.checkIn)
  const because = whyNot(facts, until)
  return because ? refused('CANNOT_MODIFY', { because, until }) : done(null)
}

/**
 * Whether benefits may still be added or taken out: as long as the stay may be modified, and also while it waits for
 * the owner's word on them.
 */
export function mayChangeBenefits(facts: Parameters<typeof mayModify>[0]): Outcome<null, 'CANNOT_MODIFY'> {
  return mayModify({ ...facts, status: facts.status === 'to-authorize' ? 'pending' : facts.status })
}

function whyNot(
  {
    status,
    checkIn,
    today,
    checkInClosed,
  }: { status: BookingStatus; checkIn: Day; today: Day; checkInClosed: boolean },
  until: Day,
): CannotModify | null {
  if (status === 'cancelled' || status === 'rejected') return status
  if (status === 'pending-cancel') return 'cancelling'
  if (today >= checkIn) return 'begun'
  if (today > until) return 'late'
  if (!mayBegin(status, 'modify')) return 'authorize'
  return checkInClosed ? 'blackout' : null
}

/**
 * Where a modification leads: the hotel that confirms by itself does so at once, unless a guest wants a review or a
 * benefit waits for the owner.
 */
export function afterModification(facts: {
  hotelConfirmsItself: boolean
  occupant: Occupant
  pendingBenefits: number
}): 'confirmed' | 'pending-modification' {
  const atOnce = facts.hotelConfirmsItself && facts.occupant === 'owner' && facts.pendingBenefits === 0
  return atOnce ? 'confirmed' : 'pending-modification'
}

/**
 * What the owner's word on the benefits of a stay leads to, or the day on which it lapses: a stay that waits for it is
 * confirmed or goes to the resort, any other stays as it is.
 */
export function decidingLeadsTo(facts: {
  status: BookingStatus
  hotelConfirmsItself: boolean
  occupant: Occupant
}): 'confirmed' | 'resort' | 'nothing' {
  if (facts.status !== 'to-authorize') return 'nothing'
  return afterAuthorization(facts) === 'confirmed' ? 'confirmed' : 'resort'
}

/** Where a booking goes once the owner has decided on its last benefit. */
export function afterAuthorization(facts: {
  hotelConfirmsItself: boolean
  occupant: Occupant
}): 'confirmed' | 'pending-confirmation' {
  return facts.hotelConfirmsItself && facts.occupant === 'owner' ? 'confirmed' : 'pending-confirmation'
}
