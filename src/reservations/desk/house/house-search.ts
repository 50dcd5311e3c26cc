import * as z from 'zod/mini'
import { day, id } from '../../../kernel/check.ts'

/** How many days the chart shows: two weeks, four, three months. */
export const HOUSE_DAYS = [14, 28, 90] as const

/** Which resort, from which day and for how many; `day` is the one whose list stands beside; `show` what narrow windows show. */
export const houseSearch = z.object({
  hotel: z.catch(z.optional(id()), undefined),
  start: z.catch(z.optional(day()), undefined),
  days: z.catch(z.optional(z.literal(HOUSE_DAYS)), undefined),
  day: z.catch(z.optional(day()), undefined),
  show: z.catch(z.optional(z.enum(['chart', 'day'])), undefined),
})

export type HouseSearch = z.output<typeof houseSearch>

declare module '../../../web/searches.ts' {
  interface Searches {
    '/desk/house': Partial<HouseSearch>
  }
}
