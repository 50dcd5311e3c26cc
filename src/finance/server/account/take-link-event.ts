import type { Currency } from '../../../kernel/money.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { stateWithout } from '../../account/payment.ts'
import { enterMoney } from './enter-money.ts'
import { enterRefund } from './give-back.ts'
import { lockPayment, openMatter, saveState } from './payments.store.ts'
import { insertRefund, refundable } from './refunds.store.ts'

/** What the provider of the hosted page tells (decision 0024). */
interface LinkEvent {
  id: string
  type: 'payment.paid' | 'payment.failed' | 'payment.refunded'
  reference: string
  cents: number
  currency: Currency
}

/** Takes an event that is of a contract's payment; null where nobody here knows its reference. It is told once. */
export async function takeLinkEvent(
  trx: Database,
  event: LinkEvent,
  at: { config: Config; now: Date },
): Promise<'taken' | 'changes-nothing' | null> {
  const payment = await lockPayment(trx, { reference: event.reference })
  if (payment?.way !== 'link') return null
  const { cents, currency } = event
  if (event.type === 'payment.paid') {
    const came = { cents, currency, providerPayment: null, cardLast4: null, words: null, adminId: null }
    const entered = await enterMoney(trx, payment, { ...came, told: event.id }, at)
    return entered === 'entered' ? 'taken' : 'changes-nothing'
  }
  if (event.type === 'payment.failed') {
    const state = stateWithout(payment.state, 'failed')
    if (state) await saveState(trx, payment.id, state, at.now)
    return state ? 'taken' : 'changes-nothing'
  }
  if (currency !== payment.currency || (await refundable(trx, payment.id)) < cents) {
    const matter = { paymentId: payment.id, reason: 'refund-over' as const, provider: 'link' as const }
    await openMatter(trx, { ...matter, reference: event.id, cents: -cents, currency }, at.now)
    return 'changes-nothing'
  }
  const id = await insertRefund(
    trx,
    { paymentId: payment.id, cents, reason: 'Hosted page', adminId: null, providerRefund: null },
    at.now,
  )
  await enterRefund(trx, payment, { id, cents, providerRefund: event.id }, at)
  return 'taken'
}

/** Keeps for the desk what the provider tells of a payment that nobody knows. */
export async function keepUnknown(trx: Database, event: LinkEvent, now: Date): Promise<void> {
  if (event.type !== 'payment.paid') return
  const matter = { paymentId: null, reason: 'unknown' as const, provider: 'link' as const }
  await openMatter(
    trx,
    { ...matter, reference: event.reference, cents: event.cents, currency: event.currency },
    now,
  )
}
