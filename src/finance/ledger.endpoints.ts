import * as z from 'zod/mini'
import { bilingual, id } from '../kernel/check.ts'
import { aFile, endpoint } from '../kernel/endpoint.ts'
import { PAYMENT_WAYS } from './account/payment.ts'
import { questionShape } from './questions/question.endpoints.ts'
import { lineShape } from './statement.endpoints.ts'
import { orderReason, repairReason } from './why/origin.shape.ts'
import { signatureReason } from './why/signature.shape.ts'
import { RATES, RENTAL_CHANNELS } from './why.ts'

const access = { who: 'member', trusted: { scope: 'money', of: ['transaction', 'id'] } } as const
const currency = z.enum(['USD', 'MXN'])

/** An entry of the ledger for the document; days are `yyyy-mm-dd`, amounts signed cents on the contract's account. */
const entryShape = z.object({
  id: z.number(),
  kind: z.enum(['charge', 'credit', 'payment', 'pay-out', 'adjustment', 'transfer', 'order', 'reversal']),
  day: z.string(),
  /** An instant in ISO 8601: when the books got it. */
  enteredAt: z.string(),
  cents: z.number(),
  currency,
  /** The entry that it takes back, or takes the place of. */
  corrects: z.nullable(z.number()),
  /** Whether it counts: no later one took it back. */
  stands: z.boolean(),
})

const rule = z.object({
  since: z.string(),
  shareBasisPoints: z.number(),
  serviceCents: z.number(),
  says: bilingual(),
  clause: z.nullable(bilingual()),
  voted: z.nullable(z.string()),
  votedBy: z.nullable(bilingual()),
})

const night = z.object({
  night: z.string(),
  folio: z.string(),
  channel: z.enum(RENTAL_CHANNELS),
  rate: z.enum(RATES),
  booked: z.nullable(z.string()),
  publishedCents: z.number(),
  reductionBasisPoints: z.number(),
  cents: z.number(),
  commissionCents: z.number(),
  taxCents: z.number(),
  /** What the club's share takes of it; of all nights together it is the month's share. */
  shareCents: z.number(),
})

const stay = z.object({
  folio: z.string(),
  first: z.string(),
  channel: z.enum(RENTAL_CHANNELS),
  cents: z.number(),
  commissionCents: z.number(),
  nights: z.array(night),
})

/** A month's profit, from its nights to what is the owner's. */
const profitReason = z.object({
  kind: z.literal('profit'),
  /** The first day of the month. */
  month: z.string(),
  incomeCents: z.number(),
  feesCents: z.number(),
  nightsInMonth: z.number(),
  /** Whether its signature adjusted it to zero. */
  isAdjusted: z.boolean(),
  /** Null where nights and rule do not make the report's figures to the cent: then only totals are kept. */
  proof: z.nullable(
    z.object({
      nightsRented: z.number(),
      commissionCents: z.number(),
      shareCents: z.number(),
      serviceCents: z.number(),
      taxCents: z.number(),
      rule,
      /** The rule before that one. */
      before: z.nullable(rule),
      stays: z.array(stay),
      /** The nights of the contract's own stays that were not rented. */
      ownNights: z.array(z.string()),
    }),
  ),
  /** The month before, in the same currency. */
  previous: z.nullable(z.object({ month: z.string(), profitCents: z.number(), nightsRented: z.number() })),
})

/** A fee, from the budget of the resort to what is open. */
const feeReason = z.object({
  kind: z.literal('fee'),
  year: z.number(),
  quarter: z.number(),
  due: z.string(),
  paidCents: z.number(),
  openCents: z.number(),
  setOffs: z.array(z.object({ month: z.string(), cents: z.number(), day: z.string() })),
  parts: z.array(z.object({ concept: bilingual(), cents: z.number(), wholeCents: z.nullable(z.number()) })),
  /** Null where the fee is not the residence's share of a budget that the club has brought in. */
  budget: z.nullable(
    z.object({
      resort: z.string(),
      residence: z.string(),
      wholeCents: z.number(),
      /** Private areas in hundredths of a square meter. */
      area: z.number(),
      wholeArea: z.number(),
      voted: z.nullable(z.string()),
      inFavorBasisPoints: z.nullable(z.number()),
      says: bilingual(),
      since: z.string(),
      clause: z.nullable(bilingual()),
    }),
  ),
  /** The fee of the same quarter a year before. */
  lastYearCents: z.nullable(z.number()),
})

/** What a payment paid of a charge, or, below zero, used of a credit or opened again. */
const paidLine = z.object({
  concept: bilingual(),
  reference: z.string(),
  cents: z.number(),
  credit: z.boolean(),
  takenBack: z.boolean(),
})

/** A charge or a payment: what the books say of it, and the order or the repair where they name one of the contract's. */
const documentReason = z.object({
  kind: z.literal('document'),
  origin: z.nullable(
    z.enum([
      'order',
      'repair',
      'payment',
      'correction',
      'instalment',
      'plan',
      'interest',
      'discount',
      'settlement',
    ]),
  ),
  order: z.nullable(orderReason),
  repair: z.nullable(repairReason),
  /** The plan of installments that it is a part of, that took it over, or whose fee it is. */
  plan: z.nullable(
    z.object({
      what: z.enum(['part', 'moved', 'fee']),
      id: z.number(),
      number: z.string(),
      /** Which part it is. */
      position: z.nullable(z.number()),
      signer: z.string(),
      signedDay: z.string(),
      /** The club's name of the rule, and its fee. */
      rule: z.string(),
      basisPoints: z.number(),
      baseCents: z.number(),
      feeCents: z.number(),
      totalCents: z.number(),
      parts: z.array(z.object({ position: z.number(), due: z.string(), cents: z.number() })),
      /** What it took over: charges above zero, credits used below. */
      covered: z.array(paidLine),
    }),
  ),
  /** The rule by which it is interest or a discount, the charge that it is of, and of a discount the payment that was early. */
  terms: z.nullable(
    z.object({
      what: z.enum(['early', 'late']),
      reference: z.string(),
      since: z.string(),
      basisPoints: z.number(),
      days: z.number(),
      day: z.string(),
      of: z.object({
        id: z.nullable(z.number()),
        concept: bilingual(),
        reference: z.nullable(z.string()),
        due: z.nullable(z.string()),
      }),
      paidDay: z.nullable(z.string()),
      receipt: z.nullable(z.string()),
    }),
  ),
  /** The payment in the portal whose money it is, or that was taken from the profit of a month: what it paid. */
  payment: z.nullable(
    z.object({
      id: z.number(),
      receipt: z.nullable(z.string()),
      month: z.nullable(z.string()),
      /** The profit of that month in the statement. */
      idResult: z.nullable(z.number()),
      leftCents: z.number(),
      /** What of the money went back. */
      refundedCents: z.number(),
      /** Of a refund: only what it opened again. */
      lines: z.array(paidLine),
    }),
  ),
  /** What payments in the portal paid of it, the earliest first. */
  cameIn: z.array(
    z.object({
      idPayment: z.number(),
      day: z.string(),
      way: z.enum(PAYMENT_WAYS),
      receipt: z.nullable(z.string()),
      cents: z.number(),
    }),
  ),
})

/** A document of the statement that another one names; signed cents. */
const namedDocument = z.object({
  id: z.number(),
  day: z.string(),
  concept: bilingual(),
  reference: z.string(),
  cents: z.number(),
})

export const whyShape = z.object({
  id: z.number(),
  idContract: z.number(),
  /** The time zone of the contract's resort, in which its instants are said. */
  zone: z.string(),
  day: z.string(),
  concept: bilingual(),
  reference: z.string(),
  cents: z.number(),
  currency,
  /** Whether it is a draft, of which nothing is charged yet. */
  isDraft: z.boolean(),
  lines: z.array(lineShape),
  /** Every entry of the document, the earliest first: of a corrected one both. */
  entries: z.array(entryShape),
  /** What was asked about it, the earliest first. */
  questions: z.array(questionShape),
  /** The documents that correct it, and the one that it corrects. */
  corrections: z.array(namedDocument),
  corrected: z.nullable(namedDocument),
  /** What the corrected one comes to with all its corrections. */
  correctedCents: z.nullable(z.number()),
  reason: z.union([profitReason, feeReason, signatureReason, documentReason]),
})

/** The chain from one figure of the statement to its source, in one answer; the document is one of the caller's contracts. */
export const readWhy = endpoint({
  name: 'readWhy',
  group: 'finance',
  method: 'GET',
  path: '/ledger/why/',
  addition: true,
  access,
  query: z.object({ id: id() }),
  answer: z.object({ data: whyShape }),
  refusals: {},
})

/** The same as a file, in the caller's language: a PDF with its sentences, or CSV, a row for each step, night, line and entry. */
export const exportWhy = endpoint({
  name: 'exportWhy',
  group: 'finance',
  method: 'GET',
  path: '/ledger/why/file/',
  addition: true,
  access,
  query: z.object({ id: id(), format: z._default(z.enum(['csv', 'pdf']), 'csv') }),
  answersFile: true,
  answer: aFile(),
  refusals: { REPORT_FILE_NOT_MADE: 409 },
})

export type Why = z.output<typeof whyShape>
export type ProfitReason = z.output<typeof profitReason>
export type FeeReason = z.output<typeof feeReason>
export type SignatureReason = z.output<typeof signatureReason>
export type DocumentReason = z.output<typeof documentReason>
