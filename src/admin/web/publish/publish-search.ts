import * as z from 'zod/mini'
import { id } from '../../../kernel/check.ts'
import { editSearch } from '../../../web/desk/publish-search.ts'

/** What the club tells and offers its owners, by kind; the address says which is shown. */
export const PUBLISH_KINDS = [
  'newsletters',
  'promotions',
  'documents',
  'reports',
  'charges',
  'products',
  'packages',
  'events',
  'allotment',
  'blackouts',
  'synonyms',
] as const

/** The shelves of who has the role finance. */
export const FINANCE_SHELVES: readonly string[] = ['reports', 'charges']

/** Which shelf is shown, and which part of it. */
export const publishSearch = z.extend(editSearch, {
  show: z.catch(z.optional(z.enum(PUBLISH_KINDS)), undefined),
  /** Of documents: those of contracts, the club's without it. Of closed days: a product's, a resort's nights without it. */
  shelf: z.catch(z.optional(z.enum(['contract', 'product'])), undefined),
  /** Of reports: the month, and the hotel. Their own screen looks closer. */
  month: z.catch(z.optional(z.string()), undefined),
  hotel: z.catch(z.optional(id()), undefined),
})

declare module '../../../web/searches.ts' {
  interface Searches {
    '/desk/publish': Partial<z.output<typeof publishSearch>>
  }
}
