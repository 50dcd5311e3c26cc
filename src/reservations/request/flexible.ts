import { addDays, type DayRange } from '../../kernel/day.ts'
import type { OpenCategory } from '../benefit/open-nights.ts'
import { offersOn, type StayGround, type StayOffer } from './granted.ts'

/** At most this many stays are offered at once. */
export const MOST_OFFERS = 12

export interface FlexibleFacts<Category extends OpenCategory = OpenCategory> extends StayGround<Category> {
  /** The stay that was asked for; it is not offered itself. */
  asked: DayRange
  /** How many days earlier or later will do. */
  days: number
}

/**
 * Stays as long as the asked one, moved by 1 to `days` days, that a request would be granted today: the rules of
 * `mayStay`, and a room free on every night. The nearest first; at the same distance by category, then the earlier.
 */
export function pickFlexibleStays<Category extends OpenCategory>(
  facts: FlexibleFacts<Category>,
  most = MOST_OFFERS,
): StayOffer<Category>[] {
  // A near stay is a question to the owner, not a no.
  const offerOf = offersOn(facts, true)
  const offers: StayOffer<Category>[] = []
  for (let distance = 1; distance <= facts.days; distance++) {
    for (const category of facts.categories) {
      for (const shift of [-distance, distance]) {
        const offer = offerOf(movedBy(facts.asked, shift), category)
        if (offer) offers.push(offer)
        if (offers.length === most) return offers
      }
    }
  }
  return offers
}

/** A stay so many days later; earlier where that is negative. */
export function movedBy({ checkIn, checkOut }: DayRange, days: number): DayRange {
  return { checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }
}
