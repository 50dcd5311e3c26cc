import * as z from 'zod/mini'
import { bilingual, id, page, year } from '../kernel/check.ts'
import { aFile, endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { transactionShape } from './finance.endpoints.ts'
import { INVOICE_STATUSES, SHOWN_STATUSES } from './invoice.ts'

/** The money statement is read even while a report waits for its signature: an owner signs what they have seen. */
const access = { who: 'member', trusted: { scope: 'money', of: ['contract', 'idContract'] } } as const

const currency = z.enum(['USD', 'MXN'])

/** A part of a transaction: `cents` is quantity times `unitCents`, signed as the transaction is. */
export const lineShape = z.object({
  concept: bilingual(),
  quantity: z.number(),
  unitCents: z.number(),
  cents: z.number(),
})

export const statementRowShape = z.object({
  ...transactionShape.shape,
  /** The reference of the document that it corrects. */
  corrects: z.nullable(z.string()),
  lines: z.array(lineShape),
})

/** The sums of one currency, in cents: charges are negative, the balance is credits plus charges. */
export const statementTotalShape = z.object({
  currency,
  credits: z.number(),
  charges: z.number(),
  balance: z.number(),
})

/** A transaction as the statement lists it. */
const statementEntryShape = z.object({
  ...statementRowShape.shape,
  /**
   * What the account of its currency came to after it, in signed cents, all years before counted. Null for a draft, which is not charged,
   * and wherever a filter leaves transactions out.
   */
  balanceCents: z.nullable(z.number()),
})

/**
 * What a month (`yyyy-mm`) brought and took in one currency, in cents at or above zero. Drafts are not charged: what they come to stands
 * beside it, signed, so that all of it adds up to the totals.
 */
const statementMonthShape = z.object({
  month: z.string(),
  currency,
  inCents: z.number(),
  outCents: z.number(),
  draftCents: z.number(),
})

/** What is asked of the statement; an empty filter is none, and a search of one letter is none. */
const filters = {
  /** The contract. */
  id: id(),
  year: year(),
  isweb: z.optional(z.string()),
  /** As the rows show it: what waits for a signature is `to-sign`, not `sent`. */
  status: z.optional(z.enum(SHOWN_STATUSES)),
  direction: z.optional(z.enum(['credit', 'charge'])),
  /** In concepts, details and references, whatever the case and the accents; "ñ" is a letter of its own. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
}

/**
 * A year's transactions of a contract with their details, the newest first, 100 a page, and the balance after each. The totals, one for each
 * currency and never mixed, and the count are of everything that the filters keep.
 */
export const readStatement = endpoint({
  name: 'readStatement',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getTransactions/',
  access: { who: 'member', trusted: { scope: 'money', of: ['contract', 'id'] } },
  query: z.object({ ...filters, page: z._default(page(), 1) }),
  answer: z.object({
    data: z.array(statementEntryShape),
    totals: z.array(statementTotalShape),
    /** The months of the page's transactions, each whole, the newest first, one for each currency; none where a filter is set. */
    months: z.array(statementMonthShape),
    count: z.number(),
    page: z.number(),
    /** At least 1. */
    pages: z.number(),
    /** The years that have transactions, the newest first. */
    years: z.array(z.number()),
  }),
  refusals: {},
})

/** One transaction with its details. */
export const readTransactionDetail = endpoint({
  name: 'readTransactionDetail',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getTransactionsDetail/',
  access: { who: 'member', trusted: { scope: 'money', of: ['transaction', 'id'] } },
  query: z.object({ id: id() }),
  answer: z.object({
    data: z.object({ ...statementRowShape.shape, idContract: z.number(), year: z.number() }),
  }),
  refusals: {},
})

/** The statement as a file, in the caller's language: what the filters keep, every page, with the totals. */
export const exportStatement = endpoint({
  name: 'exportStatement',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/exportTransactions/',
  addition: true,
  access: { who: 'member', trusted: { scope: 'money', of: ['contract', 'id'] } },
  query: z.object({ ...filters, format: z.enum(['csv', 'xlsx']) }),
  answersFile: true,
  answer: aFile(),
  refusals: {},
})

/** One answer of the owner to a year's statement, and the club's reply to it. */
export const agreementWordShape = z.object({
  id: z.number(),
  accepted: z.boolean(),
  comment: z.nullable(z.string()),
  /** Instants in ISO 8601. */
  answeredAt: z.string(),
  response: z.nullable(z.string()),
  respondedAt: z.nullable(z.string()),
  /** Which of the contract's owners said it. */
  by: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string() }),
  /** Transactions dated after the day of this word: it does not speak of them. */
  newSince: z.number(),
})

const agreement = z.object({
  data: z.object({
    year: z.number(),
    /**
     * The answer in force; null before the first. Of a contract's several owners each has one, their newest: a rejection that
     * waits for the club goes before what the others said, else the newest counts.
     */
    current: z.nullable(agreementWordShape),
    /** Every answer, the newest first. */
    history: z.array(agreementWordShape),
    /** Transactions that the word in force does not speak of. */
    newSince: z.number(),
    /** Whether the one who asks may answer: the owner in person, on a year that has transactions. */
    mayAnswer: z.boolean(),
  }),
})

/** The owner's word on a year's transactions (spec, section 4: transactions agreement). */
export const readAgreement = endpoint({
  name: 'readAgreement',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/checkOwnerTransactionsAgreement/',
  access,
  query: z.object({ idContract: id(), year: year() }),
  answer: agreement,
  refusals: {},
})

/** Accepts or rejects a year's transactions, the owner in person; a rejection says why. A new word follows the last. */
export const answerAgreement = endpoint({
  name: 'answerAgreement',
  group: 'finance',
  method: 'POST',
  path: '/fivesClub/checkOwnerTransactionsAgreement/',
  access: { who: 'owner' },
  body: z
    .object({
      idContract: id(),
      year: year(),
      accepted: z.boolean(),
      comment: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    })
    .check(
      z.refine<{ accepted: boolean; comment?: string | undefined }>(
        ({ accepted, comment }) => accepted || Boolean(comment),
        { error: 'required' satisfies FieldFault, path: ['comment'] },
      ),
    ),
  answer: agreement,
  refusals: { NOTHING_TO_AGREE: 409 },
  idempotent: true,
})

export const condoFeeShape = z.object({
  id: z.number(),
  quarter: z.number(),
  due: z.string(),
  /** What the fee is, was paid, was set off from signed reports, and is still open, in cents of the currency. */
  cents: z.number(),
  paidCents: z.number(),
  setOffCents: z.number(),
  openCents: z.number(),
  /** What of the open is in installments, which are paid as such: it is no longer owed as the fee. */
  inPlanCents: z.number(),
  currency,
  /** The status that the statement says of it, today at the resort: its due day itself is not late. */
  feeStatus: z.enum(INVOICE_STATUSES),
  /** What reports gave, by the month (`yyyy-mm-01`) that they close, the earliest first. */
  setOffs: z.array(z.object({ month: z.string(), cents: z.number(), day: z.string() })),
  lines: z.array(z.object({ concept: bilingual(), cents: z.number() })),
})

/** The condo fees of a residence in a year, by quarter; without a year those of this one at the resort. */
export const readCondoFees = endpoint({
  name: 'readCondoFees',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getOwnerCondoFeeHousingDetail/',
  access,
  query: z.object({ idContract: id(), year: z.optional(year()) }),
  answer: z.object({
    data: z.array(condoFeeShape),
    /** One for each currency, in cents. */
    totals: z.array(
      z.object({
        currency,
        cents: z.number(),
        paidCents: z.number(),
        setOffCents: z.number(),
        openCents: z.number(),
      }),
    ),
    /** What signed reports set against fees and no fee has taken yet: the next one does. One for each currency. */
    credits: z.array(z.object({ currency, cents: z.number() })),
    year: z.number(),
    /** The years that have fees, the newest first. */
    years: z.array(z.number()),
  }),
  refusals: {},
})

export type StatementFilters = Omit<z.output<typeof readStatement.query & object>, 'page' | 'isweb'>
export type StatementRow = z.output<typeof statementRowShape>
export type StatementEntry = z.output<typeof statementEntryShape>
export type StatementMonth = z.output<typeof statementMonthShape>
export type StatementLine = z.output<typeof lineShape>
export type StatementTotal = z.output<typeof statementTotalShape>
export type AgreementWord = z.output<typeof agreementWordShape>
export type Agreement = z.output<typeof agreement>['data']
export type CondoFee = z.output<typeof condoFeeShape>
export type CondoFeeTotal = z.output<typeof readCondoFees.answer>['totals'][number]
