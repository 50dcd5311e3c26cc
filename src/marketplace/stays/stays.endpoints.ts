import * as z from 'zod/mini'
import { bilingual, id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'

const hotelShape = z.object({
  id: z.number(),
  name: z.string(),
  /** On top of the prices of what is had there. */
  taxPercent: z.number(),
})

const stayShape = z.object({
  id: z.number(),
  code: z.string(),
  hotel: hotelShape,
  datein: z.string(),
  dateout: z.string(),
  /** The hours of its first and its last day, `hh:mm`. */
  checkIn: z.string(),
  checkOut: z.string(),
  adults: z.number(),
  children: z.number(),
  /** Transfers that are ordered for its days already. */
  transfers: z.array(
    z.object({
      leg: z.enum(['arrival', 'departure']),
      day: z.string(),
      time: z.string(),
      flight: z.string(),
      order: z.string(),
    }),
  ),
})

/** A benefit year that would pay for things of its products. */
const payingShape = z.object({
  id: z.number(),
  name: bilingual(),
  unit: z.enum(['passes', 'money']),
  /** Null of passes. */
  currency: z.nullable(z.enum(CURRENCIES)),
  /** What is left of it, in passes or cents. */
  balance: z.number(),
  /** Its first and its last day. */
  starts: z.string(),
  expires: z.string(),
  products: z.array(z.number()),
})

/** The contract's stays that are not over, the next first, and its own resort: what there is to do opens for them. */
export const listStaysToPlan = endpoint({
  name: 'listStaysToPlan',
  group: 'marketplace',
  method: 'GET',
  path: '/orders/stays/',
  mayLag: true,
  access: {
    who: 'member',
    lockedByUnsignedReport: true,
    trusted: { scope: 'order', of: ['contract', 'idContract'] },
  },
  query: z.object({ idContract: id() }),
  answer: z.object({
    data: z.array(stayShape),
    /** The contract's own. */
    hotel: hotelShape,
    /** Stays of the owner's other contracts that are not over; none for whom an owner trusts. */
    others: z.array(
      z.object({
        hotel: z.object({ id: z.number(), name: z.string() }),
        datein: z.string(),
        dateout: z.string(),
      }),
    ),
    /** What would pay, the one that ends first before the others; nothing for whom an owner trusts, who spends no benefit. */
    benefits: z.array(payingShape),
  }),
  refusals: {},
  addition: true,
})

export type StayToPlan = z.output<typeof stayShape>
export type PayingBenefit = z.output<typeof payingShape>
