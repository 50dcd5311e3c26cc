import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import type { WaitedCategory } from './may-wait.ts'
import { LONGEST_WINDOW, type WaitedNights } from './wait.ts'

/** A change of a wait that would give it more chances. */
export interface WiderWait {
  kind: 'shorter' | 'category' | 'days'
  nights: WaitedNights
  /** The category that comes with it. */
  idCategory: number | null
}

/** What is counted of a wish: how many are before it, and in how many of the years that are kept such nights came free. */
export interface CountedFreed {
  before: number
  years: number
  freed: number
}

/**
 * Whether a change raises a wish's chance by what is counted: its nights came free in more of the years before, or it would stand
 * further in front. What never came free in years that are kept is not proposed.
 */
export function raisesChance(now: CountedFreed, then: CountedFreed): boolean {
  if (then.years > 0 && then.freed === 0) return false
  return then.freed > now.freed || then.before < now.before
}

/** At most so many are said. */
const MOST_WIDER = 3
/** So many days earlier and later. */
const DAYS_AROUND = 3

/**
 * What would widen a wait's chance: a stay two nights shorter, another category that sleeps the party, three days earlier or
 * later. No more of its arrival than what the resort still takes (`earliest`).
 */
export function widerThan(
  wait: WaitedNights,
  categories: readonly WaitedCategory[],
  { guests, earliest, windowDays }: { guests: number; earliest: Day; windowDays: number },
): WiderWait[] {
  const wider: WiderWait[] = []
  if (wait.nightsFrom > 3) {
    wider.push({ kind: 'shorter', idCategory: null, nights: { ...wait, nightsFrom: wait.nightsFrom - 2 } })
  }
  for (const { id, sleeps } of categories) {
    if (wait.categories.includes(id) || sleeps < guests) continue
    wider.push({
      kind: 'category',
      idCategory: id,
      nights: { ...wait, categories: [...wait.categories, id] },
    })
    break
  }
  const first = addDays(wait.firstDay, -DAYS_AROUND)
  const firstDay = first < earliest ? (earliest < wait.firstDay ? earliest : wait.firstDay) : first
  const lastDay = addDays(wait.lastDay, DAYS_AROUND)
  if (daysBetween(firstDay, lastDay) <= Math.min(windowDays, LONGEST_WINDOW))
    wider.push({ kind: 'days', idCategory: null, nights: { ...wait, firstDay, lastDay } })
  return wider.slice(0, MOST_WIDER)
}
