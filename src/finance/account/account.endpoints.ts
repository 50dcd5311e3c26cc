import * as z from 'zod/mini'
import { bilingual, id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { CHARGE_KINDS } from './account.ts'
import { APART } from './bridge.ts'
import { MATTER_REASONS, PAYMENT_STATES, PAYMENT_WAYS } from './payment.ts'
import { planShape } from './plans.endpoints.ts'
import { CHARGE_TOPICS } from './terms.ts'

const currency = z.enum(CURRENCIES)

/** What is still to be paid of a fee or a document; amounts in cents. */
const chargeShape = z.object({
  kind: z.enum(CHARGE_KINDS),
  id: z.number(),
  /** What it is of, as the club's rules tell charges apart. */
  topic: z.enum(CHARGE_TOPICS),
  /** The document of the statement that opens its reasons; null for a fee that the statement does not list yet. */
  idTransaction: z.nullable(z.number()),
  concept: bilingual(),
  reference: z.nullable(z.string()),
  day: z.string(),
  /** Null where the books name no day. */
  due: z.nullable(z.string()),
  pastDue: z.boolean(),
  /** Still ahead: no total counts it, and it may be paid. */
  coming: z.boolean(),
  /** Days until it has to be paid, below zero once it is late; null where the books name no day. */
  dueIn: z.nullable(z.number()),
  cents: z.number(),
  openCents: z.number(),
  /** What of it a payment on its way keeps aside. */
  asideCents: z.number(),
  /** What of it is announced at the resort, and waits for the club. */
  announcedCents: z.number(),
  /** A question about it is open: it is set aside, no total counts it, and it is not paid. */
  inQuestion: z.boolean(),
  /** Since when; an instant in ISO 8601. */
  askedAt: z.nullable(z.string()),
})

/** A rule of the club that is in force today; percent in basis points. */
const termsShape = {
  id: z.number(),
  reference: z.string(),
  ofResort: z.boolean(),
  charge: z.nullable(z.enum(CHARGE_TOPICS)),
  from: z.string(),
  until: z.nullable(z.string()),
  basisPoints: z.number(),
}

const accountShape = z.object({
  currency,
  /**
   * By due day, the oldest first: as many as one payment takes of what is owed, may be chosen, and is in question, and the one that was asked
   * for. The totals are of all.
   */
  charges: z.array(chargeShape),
  /** How many there are, listed or not, and what of them may be chosen. */
  counts: z.object({
    owed: z.number(),
    asked: z.number(),
    choosable: z.number(),
    /** What may be chosen at the resort: nothing that is announced there already. */
    announceable: z.number(),
    choosableCents: z.number(),
  }),
  credits: z.array(
    z.object({
      id: z.number(),
      concept: bilingual(),
      reference: z.string(),
      day: z.string(),
      openCents: z.number(),
    }),
  ),
  /** Payouts that have not gone out, with the day on which they do. */
  payouts: z.array(
    z.object({
      idReport: z.number(),
      idTransaction: z.number(),
      month: z.string(),
      cents: z.number(),
      goesOut: z.string(),
      /** Whether it may still be used for charges: until the day before it goes out. */
      isOpen: z.boolean(),
      until: z.string(),
    }),
  ),
  /** Profits that wait: of a signature, or for the next fee. */
  waiting: z.array(
    z.object({
      idReport: z.number(),
      month: z.string(),
      cents: z.number(),
      waits: z.enum(['sign', 'fee']),
    }),
  ),
  /** Payments on their way, or with the desk. */
  payments: z.array(
    z.object({
      id: z.number(),
      way: z.enum(PAYMENT_WAYS),
      state: z.enum(PAYMENT_STATES),
      cents: z.number(),
      createdAt: z.string(),
      link: z.nullable(z.string()),
      /** A saved card makes it by itself on the due day. */
      bySavedCard: z.boolean(),
      matter: z.nullable(z.enum(MATTER_REASONS)),
      leftCents: z.number(),
    }),
  ),
  /** The rules by which charges may be paid in installments, those of paying early, and those of interest. */
  instalments: z.array(z.object({ ...termsShape, parts: z.number(), leastCents: z.number() })),
  early: z.array(z.object({ ...termsShape, days: z.number() })),
  late: z.array(z.object({ ...termsShape, days: z.number() })),
  /** The plans that were agreed to, the newest first. */
  plans: z.array(planShape),
  owedCents: z.number(),
  pastDueCents: z.number(),
  /** What is late and stands in neither: in question, or moved into installments; and since which day. */
  lateAside: z.nullable(
    z.object({ askedCents: z.number(), planCents: z.number(), since: z.nullable(z.string()) }),
  ),
  creditCents: z.number(),
  payoutCents: z.number(),
  /** What is owed less the credit. */
  dueCents: z.number(),
})

/** How what the statement comes to in its years becomes what is owed; signed cents to the owner's credit. */
const standingShape = z.object({
  currency,
  years: z.array(z.object({ year: z.number(), cents: z.number(), draftCents: z.number() })),
  apart: z.array(z.object({ what: z.enum(APART), cents: z.number() })),
  owedCents: z.number(),
})

/** What a contract owes and gets: one account for each currency, in the order of its code; none where there is nothing. */
export const readAccount = endpoint({
  name: 'readAccount',
  group: 'finance',
  method: 'GET',
  path: '/ledger/account/',
  addition: true,
  access: { who: 'member', trusted: { scope: 'money', of: ['contract', 'idContract'] } },
  query: z.object({
    idContract: id(),
    /** A charge that is listed whatever its age: its kind and number. */
    charge: z.optional(z.string().check(z.regex(/^(fee|document)-\d{1,10}$/))),
  }),
  answer: z.object({
    data: z.array(accountShape),
    today: z.string(),
    /** The ways of paying that the club offers, beside a payout. */
    ways: z.array(z.enum(PAYMENT_WAYS)),
    /** One for each currency that the statement or the account has. */
    standings: z.array(standingShape),
    /** The card that pays by itself what is due; null where none is saved. */
    savedCard: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  }),
  refusals: {},
})

export type ContractAccount = z.output<typeof accountShape>
export type AccountCharge = z.output<typeof chargeShape>
