import * as z from 'zod/mini'

/** The link's token: of a new device, or of a second factor that is said to be lost. */
export const notMeSearch = z.object({
  token: z.catch(z.optional(z.string()), undefined),
  loss: z.catch(z.optional(z.string()), undefined),
})

declare module '../../../../web/searches.ts' {
  interface Searches {
    '/not-me': Partial<z.output<typeof notMeSearch>>
  }
}
