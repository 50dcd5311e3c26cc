import * as z from 'zod/mini'
import { bilingual } from '../../kernel/check.ts'

/** What else a profit was used for: its side in the statement, and of a settlement its payment. Signed cents, below zero. */
const usedOfProfit = z.object({
  id: z.number(),
  idPayment: z.nullable(z.number()),
  day: z.string(),
  concept: bilingual(),
  reference: z.string(),
  cents: z.number(),
})

/** What a signature moved: the report's month and profit, whose hand it was, and the fee that took of it. */
export const signatureReason = z.object({
  kind: z.literal('signature'),
  what: z.enum(['adjustment', 'pay-out', 'set-off', 'fee-set-off']),
  month: z.string(),
  balanceCents: z.number(),
  /** The month's profit in the statement, which opens to its nights. */
  idResult: z.nullable(z.number()),
  /** Of a payout what was settled from it, of what went towards a fee what went towards others; the earliest first. */
  used: z.array(usedOfProfit),
  /** Of a payout: the day on which it goes out or went out. */
  goesOut: z.nullable(z.string()),
  signer: z.string(),
  signedDay: z.string(),
  fee: z.nullable(z.object({ year: z.number(), quarter: z.number() })),
})
