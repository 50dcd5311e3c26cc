import type Stripe from 'stripe'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enterRefund } from '../account/give-back.ts'
import { lockPayment, openMatter } from '../account/payments.store.ts'
import { failRefund, findRefund, insertRefund, refundable } from '../account/refunds.store.ts'
import { tellRefund } from '../account/tell-refund.ts'

type Taken = 'entered' | 'seen-before' | 'changes-nothing' | 'unknown' | 'waits'

/**
 * Takes what Stripe says of a refund: one of the desk's that has gone out or failed, or one that was made at Stripe itself, which
 * is entered too, for the money has gone. Who paid is told. More than came, or of a
 * payment that nobody knows, waits for the desk.
 */
export async function takeRefund(
  trx: Database,
  refund: Stripe.Refund,
  at: { config: Config; now: Date },
): Promise<Taken> {
  const { now } = at
  const providerPayment =
    typeof refund.payment_intent === 'string' ? refund.payment_intent : (refund.payment_intent?.id ?? null)
  const payment = providerPayment ? await lockPayment(trx, { providerPayment }) : null
  const waits = async (reason: 'unknown' | 'refund-failed' | 'refund-over') => {
    const matter = { reason, provider: 'stripe' as const, reference: refund.id, cents: -refund.amount }
    const currency = refund.currency.toUpperCase()
    return openMatter(trx, { ...matter, paymentId: payment?.id ?? null, currency }, now)
  }
  if (!payment) {
    if (refund.status !== 'succeeded') return 'unknown'
    await waits('unknown')
    return 'waits'
  }
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
    // Told more than once, it waits once, and its owner hears of it once.
    if (await waits('refund-failed'))
      await tellRefund(trx, payment, { kind: 'payment-not-given-back', cents: own.cents, openedCents: 0 }, at)
    return 'waits'
  }
  if (refund.status !== 'succeeded') return 'changes-nothing'
  if (own?.state === 'done') return 'seen-before'
  if (own) {
    await enterRefund(trx, payment, { ...own, providerRefund: refund.id }, at)
    return 'entered'
  }
  if (payment.state !== 'paid' || (await refundable(trx, payment.id)) < refund.amount) {
    await waits('refund-over')
    return 'waits'
  }
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
  await enterRefund(trx, payment, { id, cents: refund.amount, providerRefund: refund.id }, at)
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
