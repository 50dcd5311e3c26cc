import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'

/** The owner who is being called. */
export const callersSearch = z.object({ owner: z.catch(z.optional(id()), undefined) })

declare module '../../web/searches.ts' {
  interface Searches {
    '/desk/callers': Partial<z.output<typeof callersSearch>>
  }
}
