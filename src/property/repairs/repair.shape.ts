import * as z from 'zod/mini'
import { bilingual } from '../../kernel/check.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { QUOTE_STATES, REPAIR_STAGES, REPAIR_STEPS, TECHNICIAN_KINDS, VISIT_STATES } from './repair.ts'

/** Who repairs. */
export const technicianShape = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(TECHNICIAN_KINDS),
  trade: bilingual(),
})

/** A quote as both sides read it; money in cents of its currency, before tax where it is not said. */
const quoteShape = z.object({
  id: z.number(),
  /** `QT-1001-1`: the request's number, and which of its quotes it is. */
  number: z.string(),
  currency: z.enum(CURRENCIES),
  lines: z.array(
    z.object({ what: bilingual(), quantity: z.number(), unitCents: z.number(), cents: z.number() }),
  ),
  taxBasisPoints: z.number(),
  netCents: z.number(),
  taxCents: z.number(),
  totalCents: z.number(),
  /** Its last day, of the resort. */
  validUntil: z.string(),
  state: z.enum(QUOTE_STATES),
  sentAt: z.string(),
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  /** The approval was given with a fresh proof. */
  proven: z.boolean(),
})

/** A maintenance request as a job. */
export const jobShape = z.object({
  /** Counts the job's changes: what is done to it names what one saw. */
  sequence: z.number(),
  step: z.enum(REPAIR_STEPS),
  stage: z.enum(REPAIR_STAGES),
  technician: technicianShape,
  /** When they come: the time that counts. */
  visit: z.nullable(z.object({ at: z.string(), state: z.enum(VISIT_STATES) })),
  /** The newest first. */
  quotes: z.array(quoteShape),
  /** Of whoever repairs; what came with the request stands with it. */
  photos: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      moment: z.enum(['before', 'after']),
      at: z.string(),
      by: z.string(),
      fileRoute: z.string(),
    }),
  ),
  bill: z.nullable(
    z.object({
      idTransaction: z.number(),
      reference: z.string(),
      cents: z.number(),
      currency: z.enum(CURRENCIES),
      due: z.nullable(z.string()),
    }),
  ),
  /** Above which sum, in cents of the resort's currency, an approval asks for a proof. */
  confirmAboveCents: z.number(),
  currency: z.enum(CURRENCIES),
  changedAt: z.string(),
})

export type RepairJob = z.output<typeof jobShape>
export type RepairQuote = z.output<typeof quoteShape>
