import { addDays, type Day, type DayRange } from '../kernel/day.ts'
import {
  freeByNight,
  type NightBalance,
  type NightRun,
  type OpenCategory,
  paint,
  runOf,
} from './open-nights.ts'
import { nightsCost } from './stay-rules.ts'
import { nightLetter, nightsOfYear } from './year.ts'

/** What a year's letters depend on besides a category's own counters. */
export interface YearFacts {
  year: number
  /** The day it is at the resort. */
  today: Day
  contract: { canBook: boolean; starts: Day; ends: Day }
  /** The contract's own live stays. */
  stays: readonly DayRange[]
  /** The days that they would move to. */
  wishes: readonly DayRange[]
  blackouts: readonly NightRun[]
  benefitYears: readonly NightBalance[]
}

/**
 * The letters of a year, category by category: what they share is worked out once. An own stay is "mine" in every
 * category, for a contract cannot sleep twice in one night. Outside the contract's term no night is open to it.
 */
export function lettersOfYear(facts: YearFacts): (category: OpenCategory) => string {
  const { first, count } = nightsOfYear(facts.year)
  const nights = Array.from({ length: count }, (_, index) => addDays(first, index))
  const mine = new Array<boolean>(count).fill(false)
  const wished = new Array<boolean>(count).fill(false)
  const blackout = new Array<boolean>(count).fill(false)
  const inTerm = new Array<boolean>(count).fill(false)
  const balances = new Array<number>(count).fill(0)
  for (const stay of facts.stays) paint(mine, first, runOf(stay), true)
  for (const wish of facts.wishes) paint(wished, first, runOf(wish), true)
  for (const run of facts.blackouts) paint(blackout, first, run, true)
  for (const { starts, expires, balance } of facts.benefitYears)
    paint(balances, first, { firstNight: starts, lastNight: expires }, balance)
  const { canBook, starts, ends } = facts.contract
  if (canBook) paint(inTerm, first, { firstNight: starts, lastNight: ends }, true)

  return (category) => {
    const free = freeByNight(count, category)
    const cost = nightsCost(1, category.nightPercent)
    const letters = nights.map((night, index) =>
      nightLetter({
        night,
        free: inTerm[index] ? (free[index] ?? null) : null,
        today: facts.today,
        blackout: blackout[index] ?? false,
        mine: mine[index] ?? false,
        wished: wished[index] ?? false,
        cost,
        balance: balances[index] ?? 0,
      }),
    )
    return letters.join('')
  }
}
