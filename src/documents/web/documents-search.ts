import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'

/** The two lists of the screen: the club's documents, and those of the selected contract. */
export const DOCUMENT_VIEWS = ['club', 'mine'] as const
export type DocumentView = (typeof DOCUMENT_VIEWS)[number]

/** What the address carries: the list, and the kind of document shown. */
export const documentsSearch = z.object({
  show: z.catch(z.optional(z.enum(DOCUMENT_VIEWS)), undefined),
  type: z.catch(z.optional(id()), undefined),
})

declare module '../../web/searches.ts' {
  interface Searches {
    '/resources': Partial<z.output<typeof documentsSearch>>
  }
}
