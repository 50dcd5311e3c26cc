import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'

const counted = z.array(z.object({ id: z.number(), total: z.number() }))

/**
 * How many products fit under what is searched for: by category, at the resort that is looked at; and by resort, in the category that
 * is looked at.
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
  answer: z.object({ data: z.object({ categories: counted, hotels: counted }) }),
  refusals: {},
  addition: true,
})
