import type { BookingStatus, Occupant } from '../../stay/booking.ts'
import { benefitsOfStay, benefitsOfWish, type PartBenefit } from '../../stay/wish.ts'
import type { BookingFacts } from '../booking-facts.store.ts'
import type { StayMailKind } from './mail-kinds.ts'
import type { StayBefore } from './mail-stay.ts'

/** The mail of a stay that has been requested, or whose last benefit its owner has decided on, by where it stands then. */
export function kindOfRequest(status: BookingStatus): StayMailKind {
  if (status === 'confirmed') return 'stay-confirmed'
  return status === 'to-authorize' ? 'stay-to-authorize' : 'stay-requested'
}

/** The mail of a change: it has come true, or waits for its owner's word on benefits, else for the club's. */
export function kindOfChange(
  status: 'confirmed' | 'pending-modification',
  { occupant, benefits }: { occupant: Occupant; benefits: readonly PartBenefit[] },
): StayMailKind {
  if (status === 'confirmed') return 'stay-changed'
  return waitsForOwner(benefits) && occupant === 'owner' ? 'stay-change-to-authorize' : 'stay-change-asked'
}

/** Whether a benefit of the wished stay waits for its owner's word. */
export function waitsForOwner(benefits: readonly PartBenefit[]): boolean {
  return benefitsOfWish(benefits).some(({ state }) => state === 'pending')
}

/** The stay that stands, as the mail of a change that comes true remembers it. */
export function beforeChange(facts: BookingFacts): StayBefore {
  const { checkIn, checkOut, adults, children, occupant, nightsCost } = facts
  const benefits = benefitsOfStay(facts.benefits).map(({ yearId, quantity }) => ({
    idYear: yearId,
    quantity,
  }))
  return { checkIn, checkOut, adults, children, occupant, nightsCost, benefits }
}
