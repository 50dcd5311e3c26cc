import * as z from 'zod/mini'
import { year } from '../../../kernel/check.ts'
import { CLUB_REPORTS } from '../../reports/reports.ts'

/** Which report, and of which year. */
export const reportsSearch = z.object({
  report: z.catch(z.optional(z.enum(CLUB_REPORTS)), undefined),
  year: z.catch(z.optional(year()), undefined),
})

declare module '../../../web/searches.ts' {
  interface Searches {
    '/reports': Partial<z.output<typeof reportsSearch>>
  }
}
