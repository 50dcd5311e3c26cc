import * as z from 'zod/mini'
import { month } from '../../../finance/publish-report.ts'

/** What the club tells and offers its owners, by kind; the address says which is shown. */
export const PUBLISH_KINDS = [
  'newsletters',
  'promotions',
  'documents',
  'reports',
  'products',
  'packages',
  'events',
  'allotment',
  'blackouts',
] as const
export type PublishKind = (typeof PUBLISH_KINDS)[number]

/** `edit` is what is being edited: a number, or `new`. */
export const publishSearch = z.object({
  show: z.catch(z.optional(z.enum(PUBLISH_KINDS)), undefined),
  edit: z.catch(z.optional(z.union([z.literal('new'), z.coerce.number()])), undefined),
  /** Of documents: those of contracts, the club's without it. Of closed days: a product's, a resort's nights without it. */
  shelf: z.catch(z.optional(z.enum(['contract', 'product'])), undefined),
  /** Of reports: the month, and the hotel. */
  month: z.catch(z.optional(month()), undefined),
  hotel: z.catch(z.optional(z.coerce.number()), undefined),
})
/** Which part of a kind's list was looked at: where "back" leads. */
export type ListPart = Pick<z.output<typeof publishSearch>, 'shelf' | 'month' | 'hotel'>
export type Edited = number | 'new'

declare module '../../../web/searches.ts' {
  interface Searches {
    '/desk/publish': Partial<z.output<typeof publishSearch>>
  }
}
