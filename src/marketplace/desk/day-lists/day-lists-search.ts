import * as z from 'zod/mini'
import { day, id } from '../../../kernel/check.ts'
import { LIST_KINDS } from '../../day-lists/day-lists.endpoints.ts'

/** Which day, at which resort, and which of its lists; without them today, the first resort and its first list. */
export const dayListsSearch = z.object({
  day: z.catch(z.optional(day()), undefined),
  hotel: z.catch(z.optional(id()), undefined),
  kind: z.catch(z.optional(z.enum(LIST_KINDS)), undefined),
  list: z.catch(z.optional(id()), undefined),
})

declare module '../../../web/searches.ts' {
  interface Searches {
    '/desk/days': Partial<z.output<typeof dayListsSearch>>
  }
}
