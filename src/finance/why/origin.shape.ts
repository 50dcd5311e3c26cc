import * as z from 'zod/mini'
import { bilingual } from '../../kernel/check.ts'

const held = z.object({ day: z.string(), quantity: z.number() })

/** An order of the contract: its lines as they were sold, and what became of them. */
export const orderReason = z.object({
  id: z.number(),
  number: z.string(),
  day: z.string(),
  /** Where it is served. */
  resort: z.nullable(z.string()),
  /** The whole order was cancelled. */
  cancelledDay: z.nullable(z.string()),
  /** With its tax. */
  totalCents: z.number(),
  /** What a package holds is part of its one price. `quantity × unit + extra − discount + tax` is `cents`. */
  lines: z.array(
    z.object({
      name: bilingual(),
      quantity: z.number(),
      day: z.string(),
      time: z.string(),
      unitCents: z.number(),
      /** What its extra passengers cost. */
      extraCents: z.number(),
      discountCents: z.number(),
      taxCents: z.number(),
      /** With its tax; nothing once it is cancelled. */
      cents: z.number(),
      /** The benefit that pays for it: passes, or cents. */
      benefit: z.nullable(
        z.object({ name: bilingual(), unit: z.enum(['passes', 'money']), quantity: z.number() }),
      ),
      cancelledDay: z.nullable(z.string()),
    }),
  ),
  /** What was changed, cancelled, paid on the spot and given back, the earliest first; what goes back is below zero. */
  moves: z.array(
    z.object({
      day: z.string(),
      kind: z.enum(['changed', 'cancelled', 'paid', 'given-back']),
      name: z.nullable(bilingual()),
      cents: z.number(),
      /** The last digits of a card. */
      last4: z.nullable(z.string()),
      before: z.nullable(held),
      after: z.nullable(held),
    }),
  ),
})

/** The quote that an owner approved, in the currency of the charge: what it is billed by. `lines` and `taxCents` are its `totalCents`. */
const approvedQuote = z.object({
  number: z.string(),
  sentDay: z.string(),
  lines: z.array(
    z.object({ what: bilingual(), quantity: z.number(), unitCents: z.number(), cents: z.number() }),
  ),
  taxBasisPoints: z.number(),
  taxCents: z.number(),
  totalCents: z.number(),
  approvedDay: z.string(),
  /** Whose hand it was. */
  approvedBy: z.string(),
  /** It was given with a fresh proof. */
  proven: z.boolean(),
  /** What this document bills of it, as the books have it now; null where the job names another one. */
  billedCents: z.nullable(z.number()),
})

/** When a photograph of a repair was taken: with the request, or by whoever repaired it. */
export const PICTURE_MOMENTS = ['asked', 'before', 'after'] as const

/** A maintenance request of the contract as it stands now. */
export const repairReason = z.object({
  id: z.number(),
  code: z.string(),
  /** The day on which it was asked for; the first and the last one are those on which somebody was to come. */
  askedDay: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  description: z.string(),
  /** Who came, where it was not the club. */
  provider: z.nullable(z.string()),
  status: z.enum(['open', 'in-progress', 'resolved', 'cancelled']),
  resolution: z.nullable(z.string()),
  closedDay: z.nullable(z.string()),
  /** Null where the portal has no approved quote for it. */
  quote: z.nullable(approvedQuote),
  /** Its photographs, the earliest first; they open with the session's cookie. None for whom one trusts with money alone. */
  pictures: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      moment: z.enum(PICTURE_MOMENTS),
      day: z.string(),
      fileRoute: z.string(),
    }),
  ),
  /** How many photographs it has, the request's and the job's, and how many other files. */
  images: z.number(),
  papers: z.number(),
})
