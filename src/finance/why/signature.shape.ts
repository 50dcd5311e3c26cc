import * as z from 'zod/mini'
import { bilingual } from '../../kernel/check.ts'

/** What a settlement took of a payout: its side in the statement, and its payment. Signed cents, below zero. */
const usedOfPayout = z.object({
  id: z.number(),
  idPayment: z.number(),
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
  /** Of a payout: what was settled from it, the earliest first. */
  used: z.array(usedOfPayout),
  /** Of a payout: the day on which it goes out or went out. */
  goesOut: z.nullable(z.string()),
  signer: z.string(),
  signedDay: z.string(),
  fee: z.nullable(z.object({ year: z.number(), quarter: z.number() })),
})
