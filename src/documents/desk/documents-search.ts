import * as z from 'zod/mini'
import { editSearch } from '../../web/desk/publish-search.ts'

/** What the address of the documents' shelf carries: those of contracts, the club's without it. */
export const shelfSearch = z.extend(editSearch, {
  shelf: z.catch(z.optional(z.literal('contract')), undefined),
})
