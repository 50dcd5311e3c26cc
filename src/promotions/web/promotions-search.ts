import * as z from 'zod/mini'
import { LANGUAGES } from '../../kernel/language.ts'

/** What the address of the promotions carries: the language they are read in, where it is not the portal's. */
export const promotionsSearch = z.object({ lang: z.catch(z.optional(z.enum(LANGUAGES)), undefined) })

declare module '../../web/searches.ts' {
  interface Searches {
    '/promotions': Partial<z.output<typeof promotionsSearch>>
  }
}
