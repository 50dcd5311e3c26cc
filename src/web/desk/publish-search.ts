import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import type { Searches } from '../searches.ts'

/** What the desk publishes, by kind, as the address names it. */
export type PublishKind = NonNullable<Searches['/desk/publish']['show']>

/**
 * `edit` is what is being edited: a number, or `new`; `draft` the unfinished draft that a new thing is made from; `ask` the draft that one is
 * asked about before it is published.
 */
export const editSearch = z.object({
  edit: z.catch(z.optional(z.union([z.literal('new'), id()])), undefined),
  draft: z.catch(z.optional(id()), undefined),
  ask: z.catch(z.optional(id()), undefined),
})
export type EditedId = number | 'new'

/** Which part of a kind's list was looked at: where "back" leads. */
export type ListPart = Pick<Searches['/desk/publish'], 'shelf' | 'month' | 'hotel' | 'ask'>
