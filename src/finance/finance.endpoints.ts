import * as z from 'zod/mini'
import { bilingual, id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { INVOICE_STATUSES } from './invoice.ts'

const currency = z.enum(['USD', 'MXN'])

/** How the report stands whose result a transaction is. */
const reportOfTransaction = z.object({
  id: z.number(),
  /** It waits for the signature; below zero it was adjusted to zero; at zero nothing moved. */
  state: z.enum(['waiting', 'adjusted', 'nothing-moved', 'paid-out', 'set-off']),
  /** What was to be set against condo fees and no fee has taken yet. */
  creditCents: z.number(),
})

export const transactionShape = z.object({
  id: z.number(),
  day: z.string(),
  concept: bilingual(),
  reference: z.string(),
  invoiceStatus: z.enum(INVOICE_STATUSES),
  /** A question about it is open: it is set aside meanwhile. */
  inQuestion: z.boolean(),
  /** Something of it was moved into installments that run and have not paid it yet. */
  inPlan: z.boolean(),
  /** Signed: a profit is positive, a charge negative. */
  cents: z.number(),
  currency,
  /** The day on which the payout that it is, or that its result became, goes out; null once it has gone, and of any other. */
  goesOut: z.nullable(z.string()),
  /** Null but for a report's result. */
  report: z.nullable(reportOfTransaction),
})

/** A transaction with the spec's names of one beside (section 3). */
const dashTransactionShape = z.object({
  ...transactionShape.shape,
  /** Nothing is chosen of the club's own account. */
  isSelected: z.boolean(),
  year: z.number(),
  /** How many lines it has. */
  qty: z.number(),
  /** What it was: its concept. */
  transaction: bilingual(),
})

const monthShape = z.object({ month: z.number(), occupancy: z.number() })

export const performanceShape = z.object({
  year: z.number(),
  /** Occupancy in percent by month; a month without data is not in the list. */
  thisYear: z.array(monthShape),
  lastYear: z.array(monthShape),
  currency,
  averageRateCents: z.number(),
  revparCents: z.number(),
  guestScore: z.number(),
  /** Against the same months of last year: percent, percent, points. */
  averageRateChange: z.nullable(z.number()),
  revparChange: z.nullable(z.number()),
  guestScoreChange: z.nullable(z.number()),
})

/** The latest transactions of a contract, for the dashboard's card. */
export const listLatestTransactions = endpoint({
  name: 'listLatestTransactions',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getTransactionDash/',
  access: { who: 'member', trusted: { scope: 'money', of: ['contract', 'idContract'] } },
  query: z.object({ idContract: id(), isweb: z.optional(z.string()) }),
  answer: z.object({ data: z.array(dashTransactionShape) }),
  refusals: {},
})

export type DashTransaction = z.output<typeof dashTransactionShape>
export type ReportOfTransaction = z.output<typeof reportOfTransaction>
export type Transaction = z.output<typeof transactionShape>
export type Performance = z.output<typeof performanceShape>
