import * as z from 'zod/mini'
import { ACCESS_GROUPS, MONTH } from '../../../access.ts'

/** What the address of the list carries: the month, and what is shown of it. */
export const accessSearch = z.object({
  month: z.catch(z.optional(z.string().check(z.regex(MONTH))), undefined),
  show: z.catch(z.optional(z.enum(ACCESS_GROUPS)), undefined),
})

declare module '../../../../web/searches.ts' {
  interface Searches {
    '/my-account/access': Partial<z.output<typeof accessSearch>>
  }
}
