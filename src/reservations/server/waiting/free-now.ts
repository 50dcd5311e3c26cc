import { type Day, type DayRange, todayIn } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { balanceOn } from '../../benefit/open-nights.ts'
import { fitOf } from '../../waiting/fit.ts'
import { lastArrival } from '../../waiting/may-wait.ts'
import type { NumberedYear } from '../../waiting/swap.ts'
import { rulesOn, type WaitedNights } from '../../waiting/wait.ts'
import { readWaitedCategory } from './line.store.ts'
import { nightsOfWindow } from './lock-wait-lines.ts'
import { aroundOf, readFreeNights } from './waited-nights.store.ts'
import type { WaitingContract } from './waits.store.ts'

/**
 * The stay of a wish that its contract could book now, in the first of its categories that has one: the longest, of these the earliest.
 * Null where nothing is free, and where the rules of a booking refuse it.
 */
export async function readFreeNow(
  db: Database,
  wanted: WaitedNights,
  contract: WaitingContract,
  now: Date,
): Promise<(DayRange & { categoryId: number }) | null> {
  const around = aroundOf(nightsOfWindow(wanted))
  const today = todayIn(contract.zone, now)
  for (const categoryId of wanted.categories) {
    const facts = await readWaitedCategory(db, categoryId, around)
    const free = await readFreeNights(db, categoryId, around)
    const { stays, benefitYears } = contract
    const ground = { ...facts, ...free, today, contract, stays, benefitYears }
    const stay = fitOf(wanted, { ...ground, rules: rulesOn(facts.rules, today) }, null)
    if (stay) return { ...stay, categoryId }
  }
  return null
}

/**
 * How many nights are left for a wish that the balance does not cover today: on none of its days of arrival, in none of its categories,
 * even at its fewest nights. Null while it is covered. It keeps its place, and nothing is offered to it.
 */
export function lackingOf(
  wanted: WaitedNights,
  categories: readonly { id: number; nightPercent: number }[],
  years: readonly NumberedYear[],
): number | null {
  const weights = categories.filter(({ id }) => wanted.categories.includes(id))
  const least = Math.ceil((wanted.nightsFrom * Math.min(...weights.map((one) => one.nightPercent))) / 100)
  const [first, last] = [wanted.firstDay as Day, lastArrival(wanted)]
  const arrivals = [
    first,
    ...years.flatMap(({ starts }) => (starts > first && starts <= last ? [starts] : [])),
  ]
  const most = Math.max(...arrivals.map((day) => balanceOn(years, day)))
  return most < least ? most : null
}
