import * as z from 'zod/mini'

const optionalText = () => z.catch(z.optional(z.string()), undefined)

/** What the login screen's address carries: where to go afterwards, and why the session ended. */
export const loginSearch = z.object({
  redirect: optionalText(),
  ended: z.catch(z.optional(z.enum(['idle', 'signed-out', 'no-contract'])), undefined),
})

/** The reset link's token. */
export const resetSearch = z.object({ token: optionalText() })

declare module '../../web/searches.ts' {
  interface Searches {
    '/login': Partial<z.output<typeof loginSearch>>
    '/reset-password': Partial<z.output<typeof resetSearch>>
  }
}
