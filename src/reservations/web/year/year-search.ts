import * as z from 'zod/mini'
import { id } from '../../../kernel/check.ts'

/** What the address of My Reservations carries for the months ahead: that they are shown, and for which category. */
export const yearSearch = z.object({
  view: z.catch(z.optional(z.literal('year')), undefined),
  category: z.catch(z.optional(id()), undefined),
})
