import * as z from 'zod/mini'

/** The link's token. */
export const factorLostSearch = z.object({ token: z.catch(z.optional(z.string()), undefined) })

declare module '../../../../web/searches.ts' {
  interface Searches {
    '/factor-lost': Partial<z.output<typeof factorLostSearch>>
  }
}
