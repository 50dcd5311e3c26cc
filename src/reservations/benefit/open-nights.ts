import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import { totalOf } from './benefit.ts'

/** The counters of a category over a span of nights: which nights have one, counted from the first, and rooms free. */
export interface NightCounters {
  offsets: readonly number[]
  free: readonly number[]
}

/** A category as its price and counters: a night here takes `nightPercent` of a balance night. */
export interface OpenCategory extends NightCounters {
  nightPercent: number
}

/** A benefit year of the nights: the days on which it may be used, and the nights left in it. */
export interface NightBalance {
  starts: Day
  expires: Day
  balance: number
}

/** A run of nights, both ends included. */
export interface NightRun {
  firstNight: Day
  lastNight: Day
}

/** Rooms free for each of `count` nights; none where the night is not open. */
export function freeByNight(count: number, { offsets, free }: NightCounters): (number | null)[] {
  const nights = new Array<number | null>(count).fill(null)
  for (const [index, offset] of offsets.entries())
    if (offset >= 0 && offset < count) nights[offset] = free[index] ?? null
  return nights
}

/** The nights left in the benefit years that a day falls in; 0 where there is none. */
export function balanceOn(years: readonly NightBalance[], day: Day): number {
  return totalOf(years.filter(({ starts, expires }) => starts <= day && day <= expires))
}

/** Writes a value over the nights of a run, as far as the run touches the span that begins with `first`. */
export function paint<T>(nights: T[], first: Day, { firstNight, lastNight }: NightRun, value: T): void {
  const from = Math.max(0, daysBetween(first, firstNight))
  const to = Math.min(nights.length - 1, daysBetween(first, lastNight))
  for (let index = from; index <= to; index++) nights[index] = value
}

/** The nights of a stay as a run. */
export function runOf(stay: { checkIn: Day; checkOut: Day }): NightRun {
  return { firstNight: stay.checkIn, lastNight: addDays(stay.checkOut, -1) }
}
