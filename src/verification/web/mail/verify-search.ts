import * as z from 'zod/mini'

/** The code of the mail that led here; it is asked about when its reader presses the button, not before. */
export const verifySearch = z.object({
  code: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
})

declare module '../../../web/searches.ts' {
  interface Searches {
    '/verify': Partial<z.output<typeof verifySearch>>
  }
}
