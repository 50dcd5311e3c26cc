import * as z from 'zod/mini'
import { orderChargeShape } from '../../finance/charges/order-charge.ts'

/** The charge of the books to the contract: such an order is paid on the statement. Null where there is none. */
export const chargedShape = z.nullable(orderChargeShape)

/** What was paid of an order so far, in cents, and how. */
export const paidSoFarShape = z.object({
  paid: z.number(),
  /** What of it was paid by card and did not go back: the card may have it back. */
  onCard: z.number(),
  /** What is on its way back to the card. */
  goingBack: z.number(),
  /** The last digits of the card. */
  cardLast4: z.nullable(z.string()),
})
export type PaidSoFar = z.output<typeof paidSoFarShape>
