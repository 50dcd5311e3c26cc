import * as z from 'zod/mini'

/** What the address of My Benefits carries: the benefit year that is shown. */
export const benefitsSearch = z.object({
  year: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2200))), undefined),
})

declare module '../../web/searches.ts' {
  interface Searches {
    '/my-benefits': Partial<z.output<typeof benefitsSearch>>
  }
}
