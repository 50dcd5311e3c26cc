import { openMatter } from '../../../finance/server/account/payments.store.ts'
import type { CardBook } from '../../../finance/server/stripe/card-book.ts'
import type { PageState } from '../../../finance/server/stripe/provider.ts'
import { issueOrderReceipt } from '../../../finance/server/tax/order-receipts.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import { stateAfter } from '../../orders/payment-event.ts'
import { readCancelFacts } from '../orders/cancel-order.store.ts'
import { lockOrderPayment, type OrderPaymentRow, saveOrderPaid } from '../orders/payments.store.ts'
import {
  CARD_PROVIDER,
  claimSilentPages,
  findCardPayments,
  findOrderRefund,
  insertOrderRefund,
  isContractOver,
  isOrderCharged,
  leftOfPayment,
  listAskedRefunds,
  listCardReceived,
  lockByProvider,
  readOrderOf,
  saveCardPaid,
  saveNotPaid,
  saveRefundDone,
} from './order-payments.store.ts'
import { refundSurplus } from './refund-surplus.ts'
import { tellOrderPaid, tellOrderRefund } from './tell-of-card.ts'

const matterOf = (orderPaymentId: number) => ({ paymentId: null, orderPaymentId }) as const

/**
 * The orders of the marketplace, as they are paid by card (decision 0300). Money that came is entered whatever else is true; what it is
 * more than its order comes to, or came for one that was cancelled meanwhile, goes back to the card by itself.
 */
export const ORDER_BOOK: CardBook = {
  takePage: async (trx, page, at) => {
    const payment = page.reference ? await lockOrderPayment(trx, CARD_PROVIDER, page.reference) : null
    if (!payment) return null
    if (page.state === 'paid') return enterCardMoney(trx, payment, page, at)
    if (page.state === 'open' || !stateAfter('payment.failed', payment.state)) return 'changes-nothing'
    await saveNotPaid(trx, payment.id, at.now)
    return 'given-up'
  },
  claimSilent: claimSilentPages,
  lock: async (trx, providerPayment) => {
    const payment = await lockByProvider(trx, providerPayment)
    return payment && { id: payment.id, isPaid: payment.state === 'paid' }
  },
  matterOf,
  findRefund: findOrderRefund,
  refundable: leftOfPayment,
  insertRefund: insertOrderRefund,
  enterRefund: async (trx, _, refund, { now }) => {
    const { orderId, cents, cardLast4 } = await saveRefundDone(trx, refund, now)
    await saveOrderPaid(trx, orderId)
    const facts = await readCancelFacts(trx, orderId, now)
    await tellOrderRefund(trx, 'order-refunded', facts, { cents, cardLast4 }, now)
  },
  tellNotGivenBack: async (trx, paymentId, cents, { now }) => {
    const { orderId, cardLast4 } = await readOrderOf(trx, paymentId)
    const facts = await readCancelFacts(trx, orderId, now)
    await tellOrderRefund(trx, 'order-not-given-back', facts, { cents, cardLast4 }, now)
  },
  failRefund: saveNotPaid,
  listAsked: listAskedRefunds,
  listReceivedHere: listCardReceived,
  findHere: findCardPayments,
}

/** Enters money that came for an order's payment, once; what does not fit is told to the desk with its reason. */
async function enterCardMoney(
  trx: Database,
  payment: OrderPaymentRow,
  page: PageState,
  { config, now }: { config: Config; now: Date },
): Promise<'entered' | 'seen-before' | 'another-currency'> {
  if (!stateAfter('payment.paid', payment.state)) return 'seen-before'
  const { cents, currency } = page
  const waits = (reason: 'another-currency' | 'another-amount' | 'closed-contract' | 'charged-order') => {
    const matter = { ...matterOf(payment.id), reason, provider: CARD_PROVIDER, cents, currency } as const
    return openMatter(trx, { ...matter, reference: page.providerPayment ?? page.session }, now)
  }
  if (currency !== payment.currency) {
    await waits('another-currency')
    return 'another-currency'
  }
  await saveCardPaid(trx, payment.id, page, now)
  const receipt = await issueOrderReceipt(trx, payment.id, now)
  await saveOrderPaid(trx, payment.orderId)
  if (cents !== payment.cents) await waits('another-amount')
  const facts = await readCancelFacts(trx, payment.orderId, now)
  if (facts.status === ORDER_STATUS.placed || facts.status === ORDER_STATUS.paid) {
    if (await isContractOver(trx, payment.orderId, now)) await waits('closed-contract')
    if (await isOrderCharged(trx, payment.orderId)) await waits('charged-order')
    const paid = { by: 'card', cents, cardLast4: page.cardLast4, receipt } as const
    await tellOrderPaid(trx, facts, paid, { config, now })
  }
  await refundSurplus(trx, payment.orderId, now)
  return 'entered'
}
