import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import type { Searches } from '../searches.ts'

/** What the desk publishes, by kind, as the address names it. */
export type PublishKind = NonNullable<Searches['/desk/publish']['show']>

/** `edit` is what is being edited: a number, or `new`. */
export const editSearch = z.object({
  edit: z.catch(z.optional(z.union([z.literal('new'), id()])), undefined),
})
export type EditedId = number | 'new'

/** Which part of a kind's list was looked at: where "back" leads. */
export type ListPart = Pick<Searches['/desk/publish'], 'shelf' | 'month' | 'hotel'>
