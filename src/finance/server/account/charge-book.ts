import type { Database } from '../../../server/database/database.ts'
import { stateWithout } from '../../account/payment.ts'
import type { CardBook } from '../stripe/card-book.ts'
import { claimSilent, findHere, listReceivedHere } from '../stripe/events.store.ts'
import { enterMoney } from './enter-money.ts'
import { enterRefund } from './give-back.ts'
import { lockPayment, saveState } from './payments.store.ts'
import { failRefund, findRefund, insertRefund, listAsked, refundable } from './refunds.store.ts'
import { tellRefund } from './tell-refund.ts'

/** The charges of contracts, as they are paid by card (decision 0201). */
export const CHARGE_BOOK: CardBook = {
  takePage: async (trx, page, { config, now }) => {
    const payment = page.reference ? await lockPayment(trx, { reference: page.reference }) : null
    if (!payment) return null
    if (page.state === 'paid') {
      // Of a saved card the provider's answer names no digits: they are known since it was saved.
      const cardLast4 = page.cardLast4 ?? payment.savedLast4
      const told = page.providerPayment ?? page.session
      const came = { ...page, cardLast4, words: null, adminId: null, told }
      return enterMoney(trx, payment, came, { config, now })
    }
    if (page.state === 'open') return 'changes-nothing'
    const state = stateWithout(payment.state, page.state === 'failed' ? 'failed' : 'cancelled')
    if (!state) return 'changes-nothing'
    await saveState(trx, payment.id, state, now)
    return 'given-up'
  },
  claimSilent: async (db, before, now) =>
    (await claimSilent(db, before, now)).map((page) => ({ ...page, isOver: false })),
  lock: async (trx, providerPayment) => {
    const payment = await lockPayment(trx, { providerPayment })
    return payment && { id: payment.id, isPaid: payment.state === 'paid' }
  },
  matterOf: (paymentId) => ({ paymentId, orderPaymentId: null }),
  findRefund,
  refundable,
  insertRefund: (trx, refund, now) => insertRefund(trx, { ...refund, reason: 'Stripe', adminId: null }, now),
  enterRefund: async (trx, paymentId, refund, at) =>
    enterRefund(trx, await lockedPayment(trx, paymentId), refund, at),
  tellNotGivenBack: async (trx, paymentId, cents, at) => {
    const told = { kind: 'payment-not-given-back' as const, cents, openedCents: 0 }
    await tellRefund(trx, await lockedPayment(trx, paymentId), told, at)
  },
  failRefund,
  listAsked: async (db, most) =>
    (await listAsked(db, most)).filter(({ way, providerPayment }) => way === 'card' && providerPayment),
  listReceivedHere,
  findHere,
}

async function lockedPayment(trx: Database, id: number) {
  const payment = await lockPayment(trx, { id })
  if (!payment) throw new Error('A locked payment vanished')
  return payment
}
