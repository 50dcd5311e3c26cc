import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { orderUntil } from '../../changes/line-limit.ts'
import { cancelOrderRule, ORDER_STATUS } from '../../orders/order.ts'
import type { cancelOrder as call } from '../../orders/orders.endpoints.ts'
import { actingIn } from './acting.store.ts'
import { lockOrder, readCancelFacts } from './cancel-order.store.ts'
import { withdrawOrder } from './withdraw-order.ts'

/**
 * Cancels an order until the first limit of its lines: its places and benefits go back, and a mail says so. What was paid
 * on a provider's page is owed back: the order tells it. What was paid by card goes back by itself.
 */
export const cancelOrder: Deed<typeof call> = async ({ body }, { db, now, caller, afterCommit }) => {
  if (!(await lockOrder(db, ownerOf(caller.session), body.idOrder))) return refused('ORDER_NOT_FOUND')
  const facts = await readCancelFacts(db, body.idOrder, now)
  const until = orderUntil(facts.limited) ?? facts.now
  const may = cancelOrderRule({ ...facts, until })
  if (!may.ok)
    return refused(may.reason, {
      ...may.values,
      until: `${dayInWords(until.day, caller.language)}, ${formatTime(until.time)}`,
    })
  const { backToCard } = await withdrawOrder(db, facts, await actingIn(db, caller.session), now)
  afterCommit(wakeJobs)
  return done({
    data: {
      state: 'cancelled',
      orderStatus: ORDER_STATUS.cancelled,
      refundDue: facts.paid > 0,
      backToCard,
      benefitsBack: facts.byBenefit,
    },
  })
}
