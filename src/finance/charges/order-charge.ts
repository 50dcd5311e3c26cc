import * as z from 'zod/mini'

/** The document of the books that charges an order to its contract; amounts in cents of the order's currency. */
export const orderChargeShape = z.object({
  reference: z.string(),
  day: z.string(),
  /** What is charged, less what corrections have taken back. */
  cents: z.number(),
  /** What of it the statement still asks for. */
  openCents: z.number(),
})
export type OrderCharge = z.output<typeof orderChargeShape>
