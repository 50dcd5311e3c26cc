import * as z from 'zod/mini'

/** The invitation’s token. */
export const invitationSearch = z.object({ token: z.catch(z.optional(z.string()), undefined) })

declare module '../../../../web/searches.ts' {
  interface Searches {
    '/invitation': Partial<z.output<typeof invitationSearch>>
  }
}
