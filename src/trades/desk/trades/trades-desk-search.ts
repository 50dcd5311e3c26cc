import * as z from 'zod/mini'
import { page } from '../../../kernel/check.ts'
import { TRADE_STAGES } from '../../desk.endpoints.ts'

/** Which of the trades are shown at the desk. */
export const tradesDeskSearch = z.object({
  stage: z.catch(z.optional(z.enum(TRADE_STAGES)), undefined),
  find: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  page: z.catch(z.optional(page()), undefined),
})

declare module '../../../web/searches.ts' {
  interface Searches {
    '/desk/trades': Partial<z.output<typeof tradesDeskSearch>>
  }
}
