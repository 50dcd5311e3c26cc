import * as z from 'zod/mini'
import { id, page, year } from '../../../kernel/check.ts'
import type { yearSearch } from '../year/year-search.ts'

/**
 * What the address of My Reservations carries: the year that is open, how many pages of it, what is searched, and the
 * stay that was just requested. The year view has its own (`yearSearch`).
 */
export const staysSearch = z.object({
  year: z.catch(z.optional(year()), undefined),
  page: z.catch(z.optional(page()), undefined),
  search: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(100))), undefined),
  fresh: z.catch(z.optional(id()), undefined),
})

declare module '../../../web/searches.ts' {
  interface Searches {
    '/my-reservations': Partial<z.output<typeof staysSearch>> & Partial<z.output<typeof yearSearch>>
  }
}
