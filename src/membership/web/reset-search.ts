import * as z from 'zod/mini'

/** The reset link's token. */
export const resetSearch = z.object({ token: z.catch(z.optional(z.string()), undefined) })

declare module '../../web/searches.ts' {
  interface Searches {
    '/reset-password': Partial<z.output<typeof resetSearch>>
  }
}
