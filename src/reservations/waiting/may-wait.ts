import { addDays, addMonths, type Day, type DayRange, daysBetween } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { balanceOn, type NightBalance } from '../benefit/open-nights.ts'
import {
  type BookingContract,
  fits,
  mayStay,
  nightsCost,
  type StayRefusalKnowingNearby,
} from '../request/stay-rules.ts'
import type { AskedWait, WaitRules } from './wait.ts'

/** A category that may be waited for. */
export interface WaitedCategory {
  id: number
  sleeps: number
  nightPercent: number
}

/** What decides whether an owner may wait for nights. */
export interface MayWaitFacts {
  asked: AskedWait
  rules: WaitRules
  /** The day it is at the resort. */
  today: Day
  contract: BookingContract
  /** The categories asked for. */
  categories: readonly WaitedCategory[]
  /** The contract's live stays, and those wished in their place. */
  stays: readonly DayRange[]
  benefitYears: readonly NightBalance[]
  /** The last day that a benefit year of nights covers, and the last night that is open. */
  nightsUntil: Day | null
  lastOpenNight: Day | null
  /** The contract's other waits that count. */
  waiting: number
}

export type WaitRefusal =
  | StayRefusalKnowingNearby
  | 'WAIT_WINDOW'
  | 'WAIT_TOO_EARLY'
  | 'WAIT_TOO_LATE'
  | 'TOO_MANY_WAITS'
  | 'TOO_MANY_GUESTS'

/** The latest arrival that a wait allows. */
export const lastArrival = ({ lastDay, nightsFrom }: Pick<AskedWait, 'lastDay' | 'nightsFrom'>): Day =>
  addDays(lastDay, -nightsFrom)

/** The last day on which a wait can count: so many days before its latest arrival. */
export const countsAtMost = (
  asked: Pick<AskedWait, 'lastDay' | 'nightsFrom'>,
  { closesDays }: Pick<WaitRules, 'closesDays'>,
): Day => addDays(lastArrival(asked), -closesDays)

/**
 * Whether an owner may wait for these nights: the list's own rules, and those of a booking for at least one of the stays that
 * would do, rooms and closed nights apart, because both are what is waited for. The first reason is said where none would.
 */
export function mayWait(facts: MayWaitFacts): Outcome<null, WaitRefusal> {
  const { asked, rules, today, categories } = facts
  const window = daysBetween(asked.firstDay, asked.lastDay)
  if (window > rules.windowDays) return refused('WAIT_WINDOW', { longest: rules.windowDays })
  const opens = addMonths(today, rules.opensMonths)
  if (asked.firstDay > opens) return refused('WAIT_TOO_EARLY', { months: rules.opensMonths, until: opens })
  const last = countsAtMost(asked, rules)
  if (last < today || asked.countsUntil > last || asked.countsUntil < today)
    return refused('WAIT_TOO_LATE', { days: rules.closesDays, until: last })
  if (facts.waiting >= rules.mostWaits) return refused('TOO_MANY_WAITS', { most: rules.mostWaits })
  const sleeps = Math.min(...categories.map((one) => one.sleeps))
  if (!categories.every((one) => fits(one.sleeps, asked))) return refused('TOO_MANY_GUESTS', { sleeps })
  return anyStay(facts)
}

function anyStay(facts: MayWaitFacts): Outcome<null, StayRefusalKnowingNearby> {
  const { asked, today, rules } = facts
  const cheapest = Math.min(...facts.categories.map(({ nightPercent }) => nightPercent))
  const cost = nightsCost(asked.nightsFrom, cheapest)
  const nearest = addDays(today, rules.closesDays)
  let first: Outcome<null, StayRefusalKnowingNearby> | null = null
  for (let checkIn = asked.firstDay; checkIn <= lastArrival(asked); checkIn = addDays(checkIn, 1)) {
    if (checkIn < nearest) continue
    const years = facts.benefitYears.filter(({ starts, expires }) => starts <= checkIn && checkIn <= expires)
    const answer = mayStay({
      stay: { checkIn, checkOut: addDays(checkIn, asked.nightsFrom) },
      contract: facts.contract,
      lastOpenNight: facts.lastOpenNight,
      others: facts.stays,
      blackouts: [],
      cost,
      balance: balanceOn(facts.benefitYears, checkIn),
      nights: { granted: years.length > 0, until: facts.nightsUntil },
      // Whoever waits for nights near a stay of theirs wants both.
      acceptsNearby: true,
    })
    if (answer.ok) return answer
    first ??= answer
  }
  return first ?? done(null)
}
