import type { Database } from '../../../server/database/database.ts'
import { insertOrderRefund, readSurplus } from './order-payments.store.ts'

/**
 * Sends what was paid by card beyond what an order comes to back to the card, the newest payment first: after a cancellation, a line
 * that costs less, or money that came too late. The order is locked; Stripe is asked in the background. Answers how much goes back so,
 * in cents: what was paid by other means the club returns itself.
 */
export async function refundSurplus(trx: Database, orderId: number, now: Date): Promise<number> {
  const { cents, cards } = await readSurplus(trx, orderId)
  let rest = cents
  for (const { id, left } of cards) {
    const back = Math.min(rest, left)
    if (back <= 0) break
    await insertOrderRefund(trx, { paymentId: id, cents: back }, now)
    rest -= back
  }
  return cents - rest
}
