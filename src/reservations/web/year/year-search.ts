import * as z from 'zod/mini'
import { id, year } from '../../../kernel/check.ts'

/** What the address of My Reservations carries for the year view: that it is shown, which year, which category. */
export const yearSearch = z.object({
  view: z.catch(z.optional(z.literal('year')), undefined),
  year: z.catch(z.optional(year()), undefined),
  category: z.catch(z.optional(id()), undefined),
})

/** The years that may be looked at: the one that runs at the resort, and the next. */
export function yearsFrom(today: string): [number, number] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
}

/** The year to show: the one asked for where it may be looked at, else the one that runs. */
export function shownYear(asked: number | undefined, today: string): number {
  const years = yearsFrom(today)
  return asked !== undefined && years.includes(asked) ? asked : years[0]
}
