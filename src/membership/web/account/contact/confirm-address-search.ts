import * as z from 'zod/mini'

/** The link's token. */
export const confirmAddressSearch = z.object({ token: z.catch(z.optional(z.string()), undefined) })

declare module '../../../../web/searches.ts' {
  interface Searches {
    '/confirm-address': Partial<z.output<typeof confirmAddressSearch>>
  }
}
