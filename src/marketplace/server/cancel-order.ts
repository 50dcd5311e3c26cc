import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/caller.ts'
import type { Deed } from '../../server/handle.ts'
import { enqueue } from '../../server/outbox.store.ts'
import { wakeJobs } from '../../server/wake-jobs.ts'
import { mayCancelOrder, ORDER_STATUS } from '../order.ts'
import type { cancelOrder as call } from '../orders.endpoints.ts'
import { lockOrder, readCancelFacts, saveCancelled } from './cancel-order.store.ts'
import { orderMailContent } from './order-mail.ts'
import { returnPlaces } from './places.store.ts'

/**
 * Cancels an order before its first operation date: its places and benefits go back, and a mail says so. What was paid
 * on a provider's page is owed back: the order tells it.
 */
export const cancelOrder: Deed<typeof call> = async ({ body }, { db, now, caller, afterCommit }) => {
  if (!(await lockOrder(db, ownerOf(caller.session), body.idOrder))) return refused('ORDER_NOT_FOUND')
  const facts = await readCancelFacts(db, body.idOrder, now)
  if (!mayCancelOrder(facts)) return refused('ORDER_CANNOT_CANCEL')
  await returnPlaces(db, body.idOrder)
  await saveCancelled(db, body.idOrder, caller.session.adminId, now)
  const { customer, number, lines, total, currency } = facts
  const mail = {
    kind: 'order-cancelled',
    recipient: customer.email,
    language: customer.language,
    content: {
      ...orderMailContent(customer, lines, [{ cents: total, currency }]),
      numbers: number,
      refund: facts.paid ? 'due' : 'none',
    },
  }
  await enqueue(db, mail, now)
  afterCommit(wakeJobs)
  return done({
    data: { state: 'cancelled', orderStatus: ORDER_STATUS.cancelled, refundDue: facts.paid },
  })
}
