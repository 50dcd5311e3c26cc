import * as z from 'zod/mini'
import { page } from '../../../kernel/check.ts'

/** Which of the desk's repairs are shown, or who does them. */
export const repairsSearch = z.object({
  show: z.catch(z.optional(z.enum(['open', 'ended', 'plans', 'technicians', 'figures'])), undefined),
  page: z.catch(z.optional(page()), undefined),
})

declare module '../../../web/searches.ts' {
  interface Searches {
    '/desk/repairs': Partial<z.output<typeof repairsSearch>>
  }
}
