import * as z from 'zod/mini'
import { id } from '../../../kernel/check.ts'
import { INBOX_AGES, INBOX_ARRIVALS, INBOX_KINDS, INBOX_SORTS, INBOX_VIEWS } from '../../inbox/kinds.ts'

/** What the address says of the inbox: what is shown of it, in which order, and which thing is open. */
export const deskSearch = z.object({
  show: z.catch(z.optional(z.enum(INBOX_KINDS)), undefined),
  view: z.catch(z.optional(z.enum(INBOX_VIEWS)), undefined),
  hotel: z.catch(z.optional(id()), undefined),
  age: z.catch(z.optional(z.enum(INBOX_AGES)), undefined),
  arrival: z.catch(z.optional(z.enum(INBOX_ARRIVALS)), undefined),
  /** What a colleague has. */
  staff: z.catch(z.optional(id()), undefined),
  find: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  sort: z.catch(z.optional(z.enum(INBOX_SORTS)), undefined),
  page: z.catch(z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(10_000))), undefined),
  thing: z.catch(z.optional(z.string().check(z.regex(/^[a-z]+-[1-9]\d{0,9}$/))), undefined),
})
export type DeskSearch = z.output<typeof deskSearch>

/** Nothing is filtered. */
export const NO_FILTER = {
  view: undefined,
  show: undefined,
  hotel: undefined,
  age: undefined,
  arrival: undefined,
  staff: undefined,
  find: undefined,
  sort: undefined,
}

declare module '../../../web/searches.ts' {
  interface Searches {
    '/desk': Partial<z.output<typeof deskSearch>>
  }
}
