import type Stripe from 'stripe'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { OF_NOBODY } from '../../account/compare.ts'
import { openMatter } from '../account/payments.store.ts'
import type { CardBook } from './card-book.ts'

type Taken = 'entered' | 'seen-before' | 'changes-nothing' | 'unknown' | 'waits'

/**
 * Takes what Stripe says of a refund: one of the portal's that has gone out or failed, or one that was made at Stripe itself, which
 * is entered too, for the money has gone. Who paid is told. More than came, or of a payment that nobody knows, waits for the desk.
 */
export async function takeRefund(
  trx: Database,
  books: readonly CardBook[],
  refund: Stripe.Refund,
  at: { config: Config; now: Date },
): Promise<Taken> {
  const { now } = at
  const found = await lockIn(trx, books, refund.payment_intent)
  const waits = async (reason: 'unknown' | 'refund-failed' | 'refund-over') => {
    const matter = { reason, provider: 'stripe' as const, reference: refund.id, cents: -refund.amount }
    const currency = refund.currency.toUpperCase()
    return openMatter(trx, { ...matter, ...(found?.of ?? OF_NOBODY), currency }, now)
  }
  if (!found) {
    if (refund.status !== 'succeeded') return 'unknown'
    await waits('unknown')
    return 'waits'
  }
  const { book, payment } = found
  const ours = Number(refund.metadata?.refund)
  const known =
    (await book.findRefund(trx, { providerRefund: refund.id })) ??
    (Number.isSafeInteger(ours) && ours > 0
      ? await book.findRefund(trx, { paymentId: payment.id, position: ours })
      : null)
  const own = known?.paymentId === payment.id ? known : null
  if (refund.status === 'failed' || refund.status === 'canceled') {
    if (!own || own.state === 'failed') return 'seen-before'
    // A refund that was entered and did not go out is for a person to look at.
    if (own.state === 'asked') await book.failRefund(trx, own.id, now)
    // A refund whose webhook comes twice waits once, and who paid hears of it once.
    if (await waits('refund-failed')) await book.tellNotGivenBack(trx, payment.id, own.cents, at)
    return 'waits'
  }
  if (refund.status !== 'succeeded') return 'changes-nothing'
  if (own?.state === 'done') return 'seen-before'
  const gone = { cents: own?.cents ?? refund.amount, providerRefund: refund.id }
  if (own) {
    await book.enterRefund(trx, payment.id, { ...gone, id: own.id }, at)
    return 'entered'
  }
  if (!payment.isPaid || (await book.refundable(trx, payment.id)) < refund.amount) {
    await waits('refund-over')
    return 'waits'
  }
  const id = await book.insertRefund(trx, { ...gone, paymentId: payment.id }, now)
  await book.enterRefund(trx, payment.id, { ...gone, id }, at)
  return 'entered'
}

/** A card's holder asks their bank for money back: nothing moves yet, and the desk is told. */
export async function takeDispute(
  trx: Database,
  books: readonly CardBook[],
  dispute: Stripe.Dispute,
  now: Date,
): Promise<Taken> {
  const found = await lockIn(trx, books, dispute.payment_intent)
  await openMatter(
    trx,
    {
      ...(found?.of ?? OF_NOBODY),
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

/** Locks the payment that Stripe speaks of, in the book that has it; null where none has. */
async function lockIn(
  trx: Database,
  books: readonly CardBook[],
  intent: string | Stripe.PaymentIntent | null | undefined,
) {
  const providerPayment = typeof intent === 'string' ? intent : intent?.id
  if (providerPayment === undefined) return null
  for (const book of books) {
    const payment = await book.lock(trx, providerPayment)
    if (payment) return { book, payment, of: book.matterOf(payment.id) }
  }
  return null
}
