import { addDays, type Day, type DayRange, daysBetween } from '../kernel/day.ts'
import { balanceOn, freeByNight, type NightBalance, type NightRun, type OpenCategory } from './open-nights.ts'
import { mayStay, nightsCost } from './stay-rules.ts'

/** At most this many stays are offered at once. */
export const MOST_OFFERS = 12

export interface FlexibleFacts<Category extends OpenCategory = OpenCategory> {
  /** The stay that was asked for; it is not offered itself. */
  asked: DayRange
  /** How many days earlier or later will do. */
  days: number
  /** The day it is at the resort. */
  today: Day
  contract: { canBook: boolean; starts: Day; ends: Day }
  /** The contract's own live stays. */
  stays: readonly DayRange[]
  blackouts: readonly NightRun[]
  benefitYears: readonly NightBalance[]
  /** Categories that sleep the guests, the preferred first, with their counters from `asked.checkIn - days` on. */
  categories: readonly Category[]
}

export interface StayOffer<Category extends OpenCategory = OpenCategory> extends DayRange {
  category: Category
  /** Rooms free on the scarcest night. */
  left: number
  nightsCost: number
}

/**
 * Stays as long as the asked one, moved by 1 to `days` days, that a request would be granted today: the rules of
 * `mayStay`, and a room free on every night. The nearest first; at the same distance by category, then the earlier.
 */
export function pickFlexibleStays<Category extends OpenCategory>(
  facts: FlexibleFacts<Category>,
): StayOffer<Category>[] {
  const { asked, days } = facts
  const nights = daysBetween(asked.checkIn, asked.checkOut)
  const span = nights + 2 * days
  const free = facts.categories.map((category) => freeByNight(span, category))
  const offers: StayOffer<Category>[] = []
  for (let distance = 1; distance <= days; distance++) {
    for (const [index, category] of facts.categories.entries()) {
      const cost = nightsCost(nights, category.nightPercent)
      for (const shift of [-distance, distance]) {
        const stay = { checkIn: addDays(asked.checkIn, shift), checkOut: addDays(asked.checkOut, shift) }
        const left = scarcest(free[index] ?? [], days + shift, nights)
        if (left === 0 || stay.checkIn < facts.today || !isGranted(facts, stay, cost)) continue
        offers.push({ ...stay, category, left, nightsCost: cost })
        if (offers.length === MOST_OFFERS) return offers
      }
    }
  }
  return offers
}

/** Rooms free on the scarcest of `nights` nights from an index on; 0 when one is not open. */
function scarcest(free: readonly (number | null)[], from: number, nights: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let index = from; index < from + nights; index++) least = Math.min(least, free[index] ?? 0)
  return Number.isFinite(least) ? least : 0
}

/** Whether the rules of a request let the stay through. A near stay is a question to the owner, not a no. */
function isGranted(facts: FlexibleFacts, stay: DayRange, cost: number): boolean {
  return mayStay({
    stay,
    contract: facts.contract,
    others: facts.stays,
    blackouts: facts.blackouts,
    // Each of its nights has a counter with a room free: the calendar is open.
    lastOpenNight: addDays(stay.checkOut, -1),
    nights: { granted: true, until: null },
    cost,
    balance: balanceOn(facts.benefitYears, stay.checkIn),
    acceptsNearby: true,
  }).ok
}
