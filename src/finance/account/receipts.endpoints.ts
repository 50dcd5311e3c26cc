import * as z from 'zod/mini'
import { bilingual, id, year } from '../../kernel/check.ts'
import { aFile, endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { MATTER_REASONS, PAYMENT_STATES, PAYMENT_WAYS } from './payment.ts'

const access = { who: 'member', trusted: { scope: 'money', of: ['contract', 'idContract'] } } as const
const currency = z.enum(CURRENCIES)

/** The receipt of a payment: its number in its year, and whom the money is from. */
const receiptShape = z.object({
  year: z.number(),
  number: z.number(),
  /** A moment in ISO 8601. */
  issuedAt: z.string(),
  receivedFrom: z.string(),
})

/** A payment with where each cent went; amounts in cents of its currency. */
export const wholePaymentShape = z.object({
  id: z.number(),
  way: z.enum(PAYMENT_WAYS),
  state: z.enum(PAYMENT_STATES),
  cents: z.number(),
  currency,
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** The day of it at the resort, and the time zone. */
  zone: z.string(),
  cardLast4: z.nullable(z.string()),
  providerPayment: z.nullable(z.string()),
  link: z.nullable(z.string()),
  contract: z.string(),
  resort: z.string(),
  residence: z.string(),
  /** Of a settlement: the month whose payout it was taken from, and until when it may be taken back. */
  month: z.nullable(z.string()),
  takenBackUntil: z.nullable(z.string()),
  receipt: z.nullable(receiptShape),
  /** In the order in which they were written: charges above zero, credits used and what was taken back below. */
  lines: z.array(
    z.object({
      concept: bilingual(),
      reference: z.string(),
      openCents: z.number(),
      cents: z.number(),
      /** Taken back by a refund. */
      takenBack: z.boolean(),
      /** A credit that was used, or came back. */
      credit: z.boolean(),
    }),
  ),
  /** The charges that it was begun for, in their order, and what of each it is to pay: what a credit pays of them is no money. */
  chosen: z.array(z.object({ concept: bilingual(), reference: z.nullable(z.string()), cents: z.number() })),
  refunds: z.array(
    z.object({ cents: z.number(), state: z.enum(['asked', 'done', 'failed']), at: z.string() }),
  ),
  /** What of it has paid nothing. */
  leftCents: z.number(),
  matter: z.nullable(z.enum(MATTER_REASONS)),
})

/** One payment of a contract. */
export const readPayment = endpoint({
  name: 'readPayment',
  group: 'finance',
  method: 'GET',
  path: '/ledger/payments/',
  addition: true,
  access,
  query: z.object({ idContract: id(), id: id() }),
  answer: z.object({ data: wholePaymentShape }),
  refusals: {},
})

/** The receipt of a payment as a PDF, in the caller's language. */
export const readReceiptFile = endpoint({
  name: 'readReceiptFile',
  group: 'finance',
  method: 'GET',
  path: '/ledger/receipts/file/',
  addition: true,
  access,
  query: z.object({ idContract: id(), id: id() }),
  answersFile: true,
  answer: aFile(),
  refusals: { REPORT_FILE_NOT_MADE: 409 },
})

/** The receipt of an order that was paid by card or online, as a PDF in the caller's language. */
export const readOrderReceipt = endpoint({
  name: 'readOrderReceipt',
  group: 'finance',
  method: 'GET',
  path: '/ledger/receipts/order/',
  addition: true,
  access,
  query: z.object({ idContract: id(), year: year(), number: id() }),
  answersFile: true,
  answer: aFile(),
  refusals: { REPORT_FILE_NOT_MADE: 409 },
})

/** Mails a receipt once more to the owner who asks, with the way to it. */
export const sendReceipt = endpoint({
  name: 'sendReceipt',
  group: 'finance',
  method: 'POST',
  path: '/ledger/receipts/mail/',
  addition: true,
  access: { who: 'owner' },
  body: z.object({ idContract: id(), id: id() }),
  answer: z.object({ data: z.object({ email: z.string() }) }),
  /** RECEIPT_SENT_OFTEN: ten in the last day. */
  refusals: { RECEIPT_SENT_OFTEN: 409 },
  idempotent: true,
})

/** The receipts of a contract, of charges and of orders, the newest first. */
export const listReceipts = endpoint({
  name: 'listReceipts',
  group: 'finance',
  method: 'GET',
  path: '/ledger/receipts/',
  addition: true,
  access,
  query: z.object({ idContract: id() }),
  answer: z.object({
    data: z.array(
      z.object({
        /** The payment of charges; null of an order's. */
        id: z.nullable(z.number()),
        /** The order; its `id` is null where the receipt was brought in without it. */
        order: z.nullable(z.object({ id: z.nullable(z.number()), number: z.string() })),
        way: z.enum(PAYMENT_WAYS),
        cents: z.number(),
        refundedCents: z.number(),
        currency,
        cardLast4: z.nullable(z.string()),
        zone: z.string(),
        ...receiptShape.shape,
      }),
    ),
  }),
  refusals: {},
})

export type WholePayment = z.output<typeof wholePaymentShape>
export type ListedReceipt = z.output<typeof listReceipts.answer>['data'][number]
