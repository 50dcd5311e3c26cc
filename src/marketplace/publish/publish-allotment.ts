import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'

/** The days of the week, Monday 1 to Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** What the desk does with days: another capacity, nothing more is sold, or as the variant usually is. */
export const ALLOTMENT_DEEDS = ['set', 'close', 'usual'] as const
export type AllotmentDeed = (typeof ALLOTMENT_DEEDS)[number]

/** Days of a variant: from the first to the last, on these days of the week. */
export interface ChosenDays {
  first: Day
  last: Day
  weekdays: readonly number[]
}

/** A change of days; `capacity` counts with `set` alone. */
export interface DayChange extends ChosenDays {
  deed: AllotmentDeed
  capacity?: number | undefined
}

/** A day of a variant. A closed one sells nothing more, even where a place is given back. */
export interface DayOnSale {
  capacity: number
  taken: number
  closed: boolean
}

/** The day of the week, Monday 1 to Sunday 7. */
export function weekdayOf(day: Day): number {
  // 1 January 2024 was a Monday.
  return (((daysBetween('2024-01-01', day) % 7) + 7) % 7) + 1
}

/** The days that are meant, in their order. */
export function daysMeant({ first, last, weekdays }: ChosenDays): Day[] {
  const count = Math.max(0, daysBetween(first, last) + 1)
  return Array.from({ length: count }, (_, index) => addDays(first, index)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  )
}

/** A day as it stands; one that nobody has touched has the usual capacity, and all of it is left. */
export function allotmentDayOf(stored: DayOnSale | undefined, usual: number): DayOnSale {
  return stored ?? { capacity: usual, taken: 0, closed: false }
}

/** A day after a change; null where its capacity would be less than what is taken. */
export function afterChange(
  before: DayOnSale,
  { deed, capacity }: Pick<DayChange, 'deed' | 'capacity'>,
  usual: number,
): DayOnSale | null {
  const { taken } = before
  if (deed === 'close') return { taken, capacity: taken, closed: true }
  const wanted = deed === 'set' ? (capacity ?? usual) : usual
  return wanted < taken ? null : { taken, capacity: wanted, closed: false }
}

interface OnSale {
  /** Where it is served. */
  today: Day
  /** The last day on sale. */
  until: Day
  /** The variant's usual capacity; null where it is sold without limit. */
  usual: number | null
}

/** The days that a change means, or why it means none that can be changed. */
export function mayChange(
  change: ChosenDays,
  { today, until, usual }: OnSale,
): Outcome<Day[], 'ALLOTMENT_UNLIMITED' | 'ALLOTMENT_OFF_SALE' | 'ALLOTMENT_NO_DAY'> {
  if (usual === null) return refused('ALLOTMENT_UNLIMITED')
  if (change.first < today || change.last > until)
    return refused('ALLOTMENT_OFF_SALE', { from: today, to: until })
  const days = daysMeant(change)
  return days.length > 0 ? done(days) : refused('ALLOTMENT_NO_DAY')
}
