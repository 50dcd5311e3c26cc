import { type Day, type DayRange, nightsOf } from '../../kernel/day.ts'
import {
  freeByNight,
  type NightBalance,
  type NightRun,
  type OpenCategory,
  paint,
  runOf,
} from '../benefit/open-nights.ts'
import { nightsCost } from '../request/stay-rules.ts'
import { type NightSpan, nightLetter } from './year.ts'

/** What the letters of some nights depend on besides a category's own counters, which count from the span's first. */
export interface YearFacts {
  span: NightSpan
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
 * The letters of the nights, category by category: what they share is worked out once. An own stay is "mine" in every
 * category, for a contract cannot sleep twice in one night. Outside the contract's term no night is open to it.
 */
export function lettersOfYear(facts: YearFacts): (category: OpenCategory) => string {
  const first = facts.span.from
  const nights = nightsOf({ checkIn: first, checkOut: facts.span.to })
  const count = nights.length
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
