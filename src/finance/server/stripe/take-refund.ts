import type Stripe from 'stripe'
import type { Database } from '../../../server/database/database.ts'
import { enterRefund } from '../account/give-back.ts'
import { lockPayment, openMatter } from '../account/payments.store.ts'
import { failRefund, findRefund, insertRefund, refundable } from '../account/refunds.store.ts'

type Taken = 'entered' | 'seen-before' | 'changes-nothing' | 'unknown' | 'waits'

/**
 * Takes what Stripe says of a refund: one of the desk's that has gone out or failed, or one that was made at Stripe itself, which
 * is entered too, for the money has gone. More than came, or of a payment that nobody knows, waits for the desk.
 */
export async function takeRefund(trx: Database, refund: Stripe.Refund, now: Date): Promise<Taken> {
  const providerPayment =
    typeof refund.payment_intent === 'string' ? refund.payment_intent : (refund.payment_intent?.id ?? null)
  const payment = providerPayment ? await lockPayment(trx, { providerPayment }) : null
  const waits = async (reason: 'unknown' | 'refund-failed' | 'refund-over') => {
    const matter = { reason, provider: 'stripe' as const, reference: refund.id, cents: -refund.amount }
    const currency = refund.currency.toUpperCase()
    await openMatter(trx, { ...matter, paymentId: payment?.id ?? null, currency }, now)
    return 'waits' as const
  }
  if (!payment) return refund.status === 'succeeded' ? waits('unknown') : 'unknown'
  const ours = Number(refund.metadata?.refund)
  const known =
    (await findRefund(trx, { providerRefund: refund.id })) ??
    (Number.isSafeInteger(ours) && ours > 0
      ? await findRefund(trx, { paymentId: payment.id, position: ours })
      : null)
  const own = known?.paymentId === payment.id ? known : null
  if (refund.status === 'failed' || refund.status === 'canceled') {
    if (!own || own.state === 'failed') return 'seen-before'
    // What was entered as given back and did not go out is for a person to look at.
    if (own.state === 'asked') await failRefund(trx, own.id, now)
    return waits('refund-failed')
  }
  if (refund.status !== 'succeeded') return 'changes-nothing'
  if (own?.state === 'done') return 'seen-before'
  if (own) {
    await enterRefund(trx, payment, { ...own, providerRefund: refund.id }, now)
    return 'entered'
  }
  if (payment.state !== 'paid' || (await refundable(trx, payment.id)) < refund.amount)
    return waits('refund-over')
  const id = await insertRefund(
    trx,
    {
      paymentId: payment.id,
      cents: refund.amount,
      reason: 'Stripe',
      adminId: null,
      providerRefund: refund.id,
    },
    now,
  )
  await enterRefund(trx, payment, { id, cents: refund.amount, providerRefund: refund.id }, now)
  return 'entered'
}

/** A card's holder asks their bank for money back: nothing moves yet, and the desk is told. */
export async function takeDispute(trx: Database, dispute: Stripe.Dispute, now: Date): Promise<Taken> {
  const of = dispute.payment_intent
  const providerPayment = typeof of === 'string' ? of : (of?.id ?? null)
  const payment = providerPayment ? await lockPayment(trx, { providerPayment }) : null
  await openMatter(
    trx,
    {
      paymentId: payment?.id ?? null,
      reason: 'disputed',
      provider: 'stripe',
      reference: dispute.id,
      cents: -dispute.amount,
      currency: dispute.currency.toUpperCase(),
    },
    now,
  )
  return 'waits'
}
