import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'

/** Counts words that found nothing among things to do, without who searched (decision 0471). What looks like somebody's is not counted. */
export const countVainSearch = endpoint({
  name: 'countVainSearch',
  group: 'marketplace',
  method: 'POST',
  path: '/products/vain/',
  access: { who: 'member', trusted: { scope: 'any' } },
  body: z.object({ q: z.string().check(z.maxLength(200)) }),
  answer: doneShape,
  refusals: {},
  perDay: { of: 'vain-searches', most: 100 },
  changesNothing: true,
  addition: true,
})
