import * as z from 'zod/mini'
import { page } from '../kernel/check.ts'
import { type AnswerOf, endpoint } from '../kernel/endpoint.ts'
import { CURRENCIES } from '../kernel/money.ts'
import { RELATIONS } from './relations.ts'

/** Deeds in one answer; what is older is on the next page. */
export const DEEDS_A_PAGE = 10

/** What the club's people did in the owner's name, the latest first (spec, section 6). */
export const readTrail = endpoint({
  name: 'readTrail',
  group: 'account',
  method: 'GET',
  path: '/deeds/',
  access: { who: 'member' },
  query: z.object({
    /** The page, from 1. */
    page: z._default(page(), 1),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        /** An instant in UTC. */
        at: z.string(),
        /** Who did it. */
        admin: z.string(),
        /** The relation to the owner of somebody whom the owner trusts. */
        relation: z.nullable(z.enum(RELATIONS)),
        /** The call's name: `requestBooking`. */
        deed: z.string(),
        /** The same in a sentence, in the language of the call. */
        what: z.string(),
        /** How much of the owner's money it was about, in cents of the currency; null where it was about none, or no one sum. */
        cents: z.nullable(z.number()),
        currency: z.nullable(z.enum(CURRENCIES)),
      }),
    ),
    /** How many there are on all pages. */
    total: z.number(),
  }),
  refusals: {},
  addition: true,
})

export type TrailEntry = AnswerOf<typeof readTrail>['data'][number]
