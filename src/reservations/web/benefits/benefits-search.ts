import * as z from 'zod/mini'
import { year } from '../../../kernel/check.ts'

/** What the address of My Benefits carries: the benefit year that is shown. */
export const benefitsSearch = z.object({
  year: z.catch(z.optional(year()), undefined),
})

/** Where in a stay's change its benefits stand. */
export const STAY_BENEFITS = 'benefits'

declare module '../../../web/searches.ts' {
  interface Searches {
    '/my-benefits': Partial<z.output<typeof benefitsSearch>>
  }
}
