import { addMonths, type Day } from '../../kernel/day.ts'

/** A plan recurs at most this rarely, in months. */
export const RAREST_MONTHS = 60

/** Jobs of plans are made so many days before the day on which they are due, so that an appointment can be agreed. */
export const PLANNED_AHEAD_DAYS = 7

/** And somebody may come until so many days after it. */
export const PLANNED_WITHIN_DAYS = 14

/**
 * The first day of a plan after another day. Counted from the first day, so that the end of a month stays one: what begins on
 * January 31 is due on February 28, and on March 31 again.
 */
export function dueAfter({ firstDay, everyMonths }: { firstDay: Day; everyMonths: number }, after: Day): Day {
  let times = 0
  let due = firstDay
  while (due <= after) {
    times += 1
    due = addMonths(firstDay, times * everyMonths)
  }
  return due
}
