import type { Database } from '../../server/database.ts'
import { enqueue } from '../../server/outbox.store.ts'
import { type CancelFacts, saveCancelled } from './cancel-order.store.ts'
import { orderMailContent } from './order-mail.ts'
import { returnPlaces } from './places.store.ts'

/**
 * Takes an order back that is locked and may be cancelled: its places and benefits go back, and a mail says so, with
 * the reason where the club does it.
 */
export async function withdrawOrder(
  trx: Database,
  facts: CancelFacts,
  by: { adminId: number | null; reason?: string },
  now: Date,
): Promise<void> {
  await returnPlaces(trx, facts.id)
  await saveCancelled(trx, facts.id, by, now)
  const { customer, number, lines, total, currency } = facts
  const mail = {
    kind: by.reason === undefined ? 'order-cancelled' : 'order-called-off',
    recipient: customer.email,
    language: customer.language,
    content: {
      ...orderMailContent(customer, lines, [{ cents: total, currency }]),
      numbers: number,
      refund: facts.paid ? 'due' : 'none',
      ...(by.reason !== undefined && { reason: by.reason }),
    },
  }
  await enqueue(trx, mail, now)
}
