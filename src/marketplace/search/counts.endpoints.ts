import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'

const counted = z.array(z.object({ id: z.number(), total: z.number() }))

/** What there is at a place: the products, those of them that sell best, and the packages. Events are counted from their list. */
const atPlace = { total: z.number(), bestSellers: z.number(), packages: z.number() }

/**
 * How much fits under what is searched for: products by category, at the resort that is looked at; and by resort and altogether
 * products, in the category that is looked at, best sellers and packages.
 */
export const countProducts = endpoint({
  name: 'countProducts',
  group: 'marketplace',
  method: 'GET',
  path: '/products/counts/',
  mayLag: true,
  access: { who: 'member', lockedByUnsignedReport: true, trusted: { scope: 'order' } },
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    idcat: z.optional(id()),
    idHotel: z.optional(id()),
    /** `1`: a mistake is not put right. */
    asWritten: z.optional(z.literal('1')),
  }),
  answer: z.object({
    data: z.object({
      categories: counted,
      hotels: z.array(z.object({ id: z.number(), ...atPlace })),
      all: z.object(atPlace),
      /** The words that were counted by, in place of those that were written. */
      corrected: z.optional(z.string()),
    }),
  }),
  refusals: {},
  addition: true,
})
