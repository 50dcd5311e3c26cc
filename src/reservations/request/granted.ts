import { addDays, type Day, type DayRange, daysBetween } from '../../kernel/day.ts'
import {
  balanceOn,
  freeByNight,
  type NightBalance,
  type NightRun,
  type OpenCategory,
} from '../benefit/open-nights.ts'
import type { BookingContract } from './stay-rules.ts'
import { LONGEST_STAY, mayStay, nightsCost } from './stay-rules.ts'

/** Some nights of a resort, and all that decides whether a contract would be granted a stay among them. */
export interface StayGround<Category extends OpenCategory = OpenCategory> {
  /** The night that the counters' offsets count from, and how many nights are looked at. */
  from: Day
  count: number
  /** The day it is at the resort. */
  today: Day
  contract: BookingContract
  /** The contract's own live stays, and the days that they would move to. */
  stays: readonly DayRange[]
  blackouts: readonly NightRun[]
  benefitYears: readonly NightBalance[]
  /** Categories that sleep the guests, the preferred first. */
  categories: readonly Category[]
}

/** A stay that would be granted. */
export interface StayOffer<Category extends OpenCategory = OpenCategory> extends DayRange {
  category: Category
  /** Rooms free on the scarcest night. */
  left: number
  nightsCost: number
}

/**
 * Answers with the offer of a stay in a category, where a request for it would be granted today: by the rules of `mayStay`,
 * and a room free on every night; else null. `acceptsNearby`: a stay close to another one, which the portal would ask about, is an offer too.
 */
export function offersOn<Category extends OpenCategory>(
  ground: StayGround<Category>,
  acceptsNearby: boolean,
): (stay: DayRange, category: Category) => StayOffer<Category> | null {
  const free = new Map(ground.categories.map((one) => [one, freeByNight(ground.count, one)]))
  return (stay, category) => {
    const nights = daysBetween(stay.checkIn, stay.checkOut)
    if (nights < 1 || nights > LONGEST_STAY || stay.checkIn < ground.today) return null
    const left = scarcest(free.get(category) ?? [], daysBetween(ground.from, stay.checkIn), nights)
    if (left === 0) return null
    const cost = nightsCost(nights, category.nightPercent)
    const granted = mayStay({
      stay,
      contract: ground.contract,
      others: ground.stays,
      blackouts: ground.blackouts,
      // Each of its nights has a counter with a room free: the calendar is open.
      lastOpenNight: addDays(stay.checkOut, -1),
      nights: { granted: true, until: null },
      cost,
      balance: balanceOn(ground.benefitYears, stay.checkIn),
      acceptsNearby,
    })
    return granted.ok ? { ...stay, category, left, nightsCost: cost } : null
  }
}

/** Rooms free on the scarcest of `nights` nights from an index on; 0 when one is not open. */
function scarcest(free: readonly (number | null)[], from: number, nights: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let index = from; index < from + nights && least > 0; index++)
    least = Math.min(least, free[index] ?? 0)
  return Number.isFinite(least) ? least : 0
}
