import * as z from 'zod/mini'
import { year } from '../../../kernel/check.ts'

/** What the hotel's performance shows: one measure at a time. */
export const MEASURES = ['occupancy', 'rate', 'revpar'] as const
export type MeasureId = (typeof MEASURES)[number]

/** What the address of Profit carries: the year, whether years are compared, the hotel's measure. */
export const profitSearch = z.object({
  year: z.catch(z.optional(year()), undefined),
  view: z.catch(z.optional(z.enum(['years'])), undefined),
  measure: z.catch(z.optional(z.enum(MEASURES)), undefined),
})

export type ProfitSearch = z.output<typeof profitSearch>

declare module '../../../web/searches.ts' {
  interface Searches {
    '/condomimium': Partial<z.output<typeof profitSearch>>
  }
}
