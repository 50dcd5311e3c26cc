import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { CHARGE_KINDS } from './account.ts'
import { MOST_CHARGES, PAYMENT_STATES, PAYMENT_WAYS } from './payment.ts'

/** A part of a charge, in cents above zero. */
const partShape = z.object({
  kind: z.enum(CHARGE_KINDS),
  id: id(),
  cents: z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
})

/** What is paid: the charges chosen, and what the owner has read that it comes to once the credit is used, in cents. */
export const bill = {
  idContract: id(),
  currency: z.enum(CURRENCIES),
  parts: z.array(partShape).check(z.minLength(1), z.maxLength(MOST_CHARGES)),
  moneyCents: z.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000)),
}

export const paymentShape = z.object({
  id: z.number(),
  way: z.enum(PAYMENT_WAYS),
  state: z.enum(PAYMENT_STATES),
  cents: z.number(),
  currency: z.enum(CURRENCIES),
  /** The provider's page, where the payment goes on. */
  link: z.nullable(z.string()),
})

/** Whether a payment is announced at the resort. */
const isAtResort = (body: unknown) => (body as { way?: string } | undefined)?.way === 'resort'

/** Which of the contract's payments. */
const which = { idContract: id(), id: id() }

/**
 * Begins a payment of chosen charges, whole or in part: by card or on a hosted page it goes on at the provider, at the resort it
 * waits for the desk. Credit is used first; where it covers all, nothing is to be paid and it is done at once.
 */
export const payCharges = endpoint({
  name: 'payCharges',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/ledger/payments/',
  addition: true,
  access: { who: 'owner' },
  body: z.object({ ...bill, way: z.enum(['card', 'link', 'resort']) }),
  answer: z.object({ data: paymentShape }),
  /**
   * CHARGES_CHANGED: what was chosen is not open any more as it was read. At the resort no more is announced than is open and not announced
   * already (ANNOUNCED_ALREADY), and five of a contract at once (TOO_MANY_ANNOUNCED). Online no sum is paid that is too small (LEAST_ONLINE).
   */
  refusals: {
    CHARGES_CHANGED: 409,
    WAY_NOT_OFFERED: 409,
    ANNOUNCED_ALREADY: 409,
    TOO_MANY_ANNOUNCED: 409,
    LEAST_ONLINE: 409,
  },
  // What is announced and given up again, over and over, fills the desk's queue; what is paid at a provider is limited there.
  perDay: { of: 'announcements', most: 40, many: (body) => (isAtResort(body) ? 1 : 0) },
  idempotent: true,
})

/**
 * Opens the card page of a payment that is begun: at Stripe, outside any transaction. The same payment has one page, however
 * often it is opened. Where Stripe does not answer nothing was charged, and the payment is given up.
 */
export const openCardPage = endpoint({
  name: 'openCardPage',
  group: 'finance',
  method: 'POST',
  path: '/ledger/payments/page/',
  addition: true,
  access: { who: 'owner' },
  body: z.object(which),
  answer: z.object({ data: paymentShape }),
  refusals: { PROVIDER_AWAY: 503, NOT_ON_ITS_WAY: 409 },
  transaction: 'own',
})

/** Asks the provider what became of a payment, and takes what it says. */
export const askProvider = endpoint({
  name: 'askProvider',
  group: 'finance',
  method: 'POST',
  path: '/ledger/payments/ask/',
  addition: true,
  access: { who: 'owner' },
  body: z.object(which),
  answer: z.object({ data: paymentShape }),
  refusals: { PROVIDER_AWAY: 503 },
  transaction: 'own',
})

/**
 * Gives a payment up that is begun; its charges are open again. A card page is closed first, so that nobody pays it afterwards. Refused once
 * the money has arrived.
 */
export const giveUpPayment = endpoint({
  name: 'giveUpPayment',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/ledger/payments/cancel/',
  addition: true,
  access: { who: 'owner' },
  body: z.object(which),
  answer: z.object({ data: paymentShape }),
  refusals: { PROVIDER_AWAY: 503, PAYMENT_ARRIVED: 409 },
  transaction: 'own',
})

/**
 * Settles chosen charges from a payout that has not gone out, without money: the payout gets smaller, and both sides stand in the
 * statement. Refused where the payout does not cover it, or a report of the contract waits for a signature.
 */
export const settleFromProfit = endpoint({
  name: 'settleFromProfit',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/ledger/settle/',
  addition: true,
  access: { who: 'owner' },
  body: z.object({ ...bill, idReport: id() }),
  answer: z.object({ data: paymentShape }),
  refusals: { CHARGES_CHANGED: 409, REPORT_WAITS: 409, PAYOUT_GONE: 409, PAYOUT_TOO_SMALL: 409 },
  stepUp: true,
  idempotent: true,
})

/** Takes such a settlement back, until the day before the payout goes out. */
export const takeSettlementBack = endpoint({
  name: 'takeSettlementBack',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/ledger/settle/back/',
  addition: true,
  access: { who: 'owner' },
  body: z.object(which),
  answer: z.object({ data: paymentShape }),
  refusals: { PAYOUT_GONE: 409 },
  idempotent: true,
  stepUp: true,
})

export type PayWay = 'card' | 'link' | 'resort'
export type StartedPayment = z.output<typeof paymentShape>
