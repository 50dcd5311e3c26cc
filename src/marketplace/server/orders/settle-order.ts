import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { DeskDeed } from '../../../membership/server/deed-words.ts'
import { noteForHolders } from '../../../membership/server/desk-deeds.store.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { listPlacedOrders as list, settleOrder as settle } from '../../desk.endpoints.ts'
import { isOnAccount, orderDeeds } from '../../desk.ts'
import { ORDER_STATUS, orderState } from '../../orders/order.ts'
import { tellOrderRefund } from '../card/tell-of-card.ts'
import { MARKETPLACE_MAILS } from '../mails.ts'
import { readCancelFacts } from './cancel-order.store.ts'
import { listPlaced, lockOrderForDesk, savePaidAtResort, saveReturned } from './desk.store.ts'
import { orderMailContent } from './order-mail.ts'
import { mailOrderOf, withdrawOrder } from './withdraw-order.ts'

/** The orders that wait for their day or their money. */
export const listPlacedOrders: Deed<typeof list> = async ({ query }, { db, now }) => {
  const rows = await listPlaced(db, now, query.id)
  return done({
    data: rows.map((row) => ({
      ...row,
      state: orderState(row),
      onAccount: isOnAccount(row),
      deeds: orderDeeds(row),
    })),
  })
}

/** The desk's deed on an order; the owner is told by mail, and sees it in their orders. */
export const settleOrder: Deed<typeof settle> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const { idOrder, deed, words, cents, version, way } = body
  const locked = await lockOrderForDesk(db, idOrder)
  if (!locked) return refused('ORDER_NOT_FOUND')
  const facts = await readCancelFacts(db, idOrder, now)
  if (deed === 'take-payment' && locked.charged)
    return refused('ORDER_CHARGED', {
      reference: locked.charged.reference,
      day: dayInWords(locked.charged.day, caller.language),
    })
  if (!orderDeeds({ ...facts, ...locked }).includes(deed)) return refused('DECIDED_MEANWHILE')
  // The owner may have changed the order since the desk read it: only what was seen is noted as taken.
  if (deed === 'take-payment' && cents !== locked.due)
    return refused('DUE_CHANGED', {
      due: `${formatMoney({ cents: locked.due, currency: locked.currency })} ${locked.currency}`,
    })

  // A cancellation closes for good what the desk saw: not what was paid or changed since.
  if (deed === 'cancel' && (cents !== locked.due || version !== locked.version))
    return refused('CHANGED_MEANWHILE')

  const { adminId } = caller.session
  afterCommit(wakeJobs)
  const note = (what: DeskDeed, of: number) =>
    noteForHolders(
      db,
      {
        deed: what,
        adminId,
        sums: [{ contractId: locked.contractId, cents: of }],
        currency: locked.currency,
        id: idOrder,
      },
      now,
    )
  if (deed === 'return-money') {
    const { toReturn } = locked
    if (way === undefined || cents !== toReturn) return refused('CHANGED_MEANWHILE')
    await saveReturned(db, idOrder, { cents: toReturn, way, reference: words, adminId }, now)
    await note('returnOrderMoney', toReturn)
    await tellOrderRefund(
      db,
      'order-refunded',
      facts,
      { cents: toReturn, cardLast4: null, by: way, receipt: words },
      now,
    )
    return done({ data: { state: orderState(facts) } })
  }
  if (deed === 'cancel') {
    await note('callOffOrder', facts.total)
    await withdrawOrder(db, facts, { adminId, trust: null, reason: words }, now)
    return done({ data: { state: 'cancelled' } })
  }
  await note('takeOrderPayment', locked.due)
  await savePaidAtResort(db, idOrder, { receipt: words, adminId }, now)
  const { customer } = facts
  const mail = {
    kind: 'order-paid' as const,
    recipient: customer.email,
    language: customer.language,
    content: {
      ...orderMailContent(customer, [mailOrderOf(facts)]),
      receipt: words,
      link: `${config.publicUrl}/things-to-do?view=orders&order=${idOrder}`,
    },
  }
  await enqueue(db, MARKETPLACE_MAILS, mail, now)
  return done({ data: { state: orderState({ ...facts, status: ORDER_STATUS.paid }) } })
}
