import * as z from 'zod/mini'

/** What the address of the admins' sign-in carries: why the session ended. */
export const adminSearch = z.object({
  ended: z.catch(z.optional(z.enum(['idle', 'signed-out', 'other-tab', 'renewed'])), undefined),
})

declare module '../../web/searches.ts' {
  interface Searches {
    '/admin-users': Partial<z.output<typeof adminSearch>>
  }
}
