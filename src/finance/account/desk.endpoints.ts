import * as z from 'zod/mini'
import { bilingual, id, text } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { MATTER_OUTCOMES } from './matters.ts'
import { MATTER_REASONS, PAYMENT_WAYS } from './payment.ts'

const access = { who: 'finance' } as const

/** The owner and contract of a payment. */
const of = {
  contract: z.nullable(z.string()),
  /** The resort’s time zone: the desk reads an instant as its owner does (decision 0351). */
  zone: z.nullable(z.string()),
  hotel: z.nullable(z.string()),
  residence: z.nullable(z.string()),
  owner: z.nullable(z.object({ name: z.string(), lastname: z.string(), email: z.string() })),
  /** Who holds the contract together with them, by name. */
  coOwners: z.array(z.string()),
}

/** What waits: money announced at the resort (`awaited`), or what does not fit (`matter`). Amounts in cents. */
const waitingShape = z.object({
  kind: z.enum(['awaited', 'matter']),
  /** The payment's number, or the matter's. */
  id: z.number(),
  reason: z.nullable(z.enum(MATTER_REASONS)),
  provider: z.nullable(z.enum(['link', 'stripe', 'resort'])),
  reference: z.string(),
  cents: z.number(),
  currency: z.string(),
  since: z.string(),
  /** What of the payment has paid nothing yet. */
  leftCents: z.number(),
  outcomes: z.array(z.enum(MATTER_OUTCOMES)),
  /** The order that it is of, where it is of one. */
  order: z.nullable(z.string()),
  ...of,
})

/** What of payments waits for the desk, the one that waits longest first. */
export const listWaitingPayments = endpoint({
  name: 'listWaitingPayments',
  group: 'finance',
  method: 'GET',
  path: '/desk/payments/',
  access,
  /** Of this number and kind alone. */
  query: z.object({ id: z.optional(id()), kind: z.optional(z.enum(['awaited', 'matter'])) }),
  answer: z.object({ data: z.array(waitingShape) }),
  refusals: {},
  addition: true,
})

/**
 * Takes the money of a payment that its owner announced at the resort: what really came. Of less the rest stays open, the oldest charge is
 * paid first; what is more than what it is for is the contract's credit. ANNOUNCEMENT_GONE: it was given up, or paid another way.
 * LARGE_FIGURE: what came is not what was announced, and a figure that the club wants looked at again (decision 0243). OTHER_SUM: it is not what
 * was announced, and `announcedCents` does not say that this is known (decision 0505). CONFIRM_ITS_YOU from a sum on (decision 0295).
 */
export const confirmPayment = endpoint({
  name: 'confirmPayment',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/desk/payments/confirm/',
  access,
  body: z.object({
    idPayment: id(),
    cents: z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
    words: text(200),
    looked: z.optional(z.boolean()),
    /** What was announced: said by who takes another sum, so that the security log has both. */
    announcedCents: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000))),
  }),
  answer: z.object({ data: z.object({ receipt: z.string() }) }),
  refusals: { DECIDED_ALREADY: 409, ANNOUNCEMENT_GONE: 409, LARGE_FIGURE: 409, OTHER_SUM: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['payments', 'idPayment'],
  mayStepUp: true,
})

/**
 * Decides what waits: what is left of the money is kept as the contract's credit, or goes back, which asks who is there
 * (CONFIRM_ITS_YOU); or it was looked into.
 */
export const settleMatter = endpoint({
  name: 'settleMatter',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/desk/payments/matter/',
  access,
  body: z.object({ idMatter: id(), outcome: z.enum(MATTER_OUTCOMES), words: text(300) }),
  answer: z.object({ data: z.object({ closed: z.boolean() }) }),
  refusals: { DECIDED_ALREADY: 409, OUTCOME_NOT_POSSIBLE: 409, CARD_OUT_OF_REACH: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['matters', 'idMatter'],
  mayStepUp: true,
})

/** Payments that were received, the newest first, 50 of those whose owner, contract, receipt or reference is looked for. */
export const listReceivedPayments = endpoint({
  name: 'listReceivedPayments',
  group: 'finance',
  method: 'GET',
  path: '/desk/payments/received/',
  access,
  query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        way: z.enum(PAYMENT_WAYS),
        cents: z.number(),
        currency: z.enum(CURRENCIES),
        paidAt: z.string(),
        receipt: z.nullable(z.string()),
        cardLast4: z.nullable(z.string()),
        /** What of it can still go back. */
        refundableCents: z.number(),
        /** What of it has paid nothing and did not go back: that goes first. */
        unusedCents: z.number(),
        /** The charges that it pays, in their order, each with what of it is paid by this payment. */
        pays: z.array(
          z.object({ concept: bilingual(), reference: z.nullable(z.string()), cents: z.number() }),
        ),
        ...of,
        zone: z.string(),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/**
 * Gives money back, whole or in part. A card's goes back by Stripe, in the background; other money the desk gives back itself, and
 * says so with this. The charges that it had paid are open again, the last one first.
 */
export const refundPayment = endpoint({
  name: 'refundPayment',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/desk/payments/refund/',
  access,
  body: z.object({
    idPayment: id(),
    cents: z.number().check(z.int(), z.minimum(1)),
    reason: text(300),
    /** What could go back when it was looked at: where some of it went back since, nothing is done; the same refund sent twice is done once. */
    refundableCents: z.number().check(z.int(), z.minimum(0)),
  }),
  answer: z.object({ data: z.object({ state: z.enum(['asked', 'done']) }) }),
  /** CARD_OUT_OF_REACH: it was paid by a card, and no provider is there that could send it back. */
  refusals: { REFUND_TOO_LARGE: 409, DECIDED_ALREADY: 409, CARD_OUT_OF_REACH: 409 },
  addition: true,
  idempotent: true,
  stepUp: true,
})

export type WaitingPayment = z.output<typeof waitingShape>
export type ReceivedPayment = z.output<typeof listReceivedPayments.answer>['data'][number]
