import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { editSearch } from '../../web/desk/publish-search.ts'
import { monthShape } from '../publish-report.ts'

/** What the address of the reports carries: the month, and the hotel. */
export const monthSearch = z.extend(editSearch, {
  month: z.catch(z.optional(monthShape()), undefined),
  hotel: z.catch(z.optional(id()), undefined),
})
