import * as z from 'zod/mini'
import { id, text, whole, year } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { CURRENCIES } from '../kernel/money.ts'
import { LONGEST_WISH, MOST_WEEKS } from './exchange.ts'

const eventShape = z.object({
  at: z.string(),
  deed: z.enum(['subscribed', 'changed', 'matched', 'ended']),
  /** Who did it: the owner, an admin for them, or the club's own clockwork. */
  by: z.enum(['owner', 'admin', 'club']),
  detail: z.nullable(z.string()),
})

const subscriptionShape = z.object({
  id: z.number(),
  year: z.number(),
  weeks: z.number(),
  wish: z.nullable(z.string()),
  state: z.enum(['active', 'ended']),
  subscribedAt: z.string(),
  endedAt: z.nullable(z.string()),
  history: z.array(eventShape),
})

const answer = z.object({
  data: z.array(subscriptionShape),
  /** The years that may still be subscribed, and the weeks at most. */
  years: z.array(z.number()),
  mostWeeks: z.number(),
  /** The year that the form proposes; null where none is open. */
  usualYear: z.nullable(z.number()),
  /** What a rented night of the residence brought on average in the last twelve closed months, in cents; null without one. */
  night: z.nullable(z.object({ cents: z.number(), currency: z.enum(CURRENCIES) })),
})

/** A contract's subscriptions to the weeks exchange, the newest year first, each with its history. */
export const listExchanges = endpoint({
  name: 'listExchanges',
  group: 'exchanges',
  method: 'GET',
  path: '/fivesClub/getExchangesSubscriptions/',
  access: { who: 'member' },
  query: z.object({ idContract: id() }),
  answer,
  refusals: { EXCHANGE_NOT_ALLOWED: 403 },
})

/**
 * Subscribes a contract for a year, changes the subscription that stands (weeks, wish), or ends it. Only for
 * contracts with `canSusbcribe` (spec, section 6).
 */
export const subscribeExchange = endpoint({
  name: 'subscribeExchange',
  group: 'exchanges',
  method: 'POST',
  path: '/fivesClub/getExchangesSubscriptions/',
  access: { who: 'owner', lockedByUnsignedReport: true },
  body: z.object({
    idContract: id(),
    year: year(),
    deed: z.enum(['subscribe', 'change', 'end']),
    weeks: z.optional(whole(1, MOST_WEEKS)),
    wish: z.optional(z.nullable(text(LONGEST_WISH))),
  }),
  answer,
  refusals: {
    EXCHANGE_NOT_ALLOWED: 403,
    EXCHANGE_YEAR_CLOSED: 409,
    ALREADY_SUBSCRIBED: 409,
    NOT_SUBSCRIBED: 409,
    EXCHANGE_MATCHED: 409,
  },
  idempotent: true,
})

export type Subscription = z.output<typeof subscriptionShape>
