import { addDays } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Work, WorkParts } from '../../../server/jobs/works.ts'
import { enterRefund } from '../account/give-back.ts'
import { lockPayment, openMatter } from '../account/payments.store.ts'
import { type AskedRefund, failRefund, findRefund, listAsked } from '../account/refunds.store.ts'
import { tellRefund } from '../account/tell-refund.ts'
import { compareDay } from './compare-day.ts'
import { claimSilent, isCompared } from './events.store.ts'
import { readPage, refundAtStripe } from './provider.ts'
import { takePageNow } from './take-page.ts'

/** So long Stripe may be silent about a page before it is asked (milliseconds). */
const SILENT_MS = 5 * 60_000
/** A day is compared this many hours after it ended: what Stripe still tells of it has come by then. */
const COMPARED_AFTER_MS = 3 * 3_600_000

/**
 * What is done at Stripe without anybody waiting: pages that nobody told of are asked about, refunds of the desk go out, and the
 * day before is compared. Each is claimed or named by a key, so that several processes and a kill do no harm.
 */
export const stripeWork: Work = {
  name: 'stripe',
  run: async (parts) => {
    if (!parts.config.stripe) return
    await askAboutSilent(parts, parts.config.stripe)
    await sendRefunds(parts, parts.config.stripe)
    const now = parts.clock()
    const day = addDays(new Date(now.getTime() - COMPARED_AFTER_MS).toISOString().slice(0, 10), -1)
    if (!parts.isStopping() && !(await isCompared(parts.db, day)))
      await compareDay(parts, parts.config.stripe, day)
  },
}

type StripeConfig = NonNullable<WorkParts['config']['stripe']>

async function askAboutSilent({ db, config, clock, log, isStopping }: WorkParts, stripe: StripeConfig) {
  const now = clock()
  for (const { id, session } of await claimSilent(db, new Date(now.getTime() - SILENT_MS), now)) {
    if (isStopping()) return
    try {
      await takePageNow(db, await readPage(stripe, session), { config, now })
    } catch (error) {
      log.warn({ payment: id, error: String(error) }, 'Stripe could not be asked about a payment')
    }
  }
}

/** A refund that was asked for goes out; the key makes a second try the same refund. */
async function sendRefunds({ db, config, clock, log, isStopping }: WorkParts, stripe: StripeConfig) {
  for (const asked of await listAsked(db, 20)) {
    const { id, paymentId, position, cents, reference, providerPayment, way } = asked
    if (isStopping()) return
    if (way !== 'card' || !providerPayment) continue
    try {
      const made = await refundAtStripe(stripe, { reference, position, providerPayment, cents })
      if (made.state !== 'succeeded') continue // Stripe tells once it has gone out, or has failed.
      await inTransaction(db, async (trx) => {
        const payment = await lockPayment(trx, { id: paymentId })
        const refund = await findRefund(trx, { id })
        if (payment && refund?.state === 'asked')
          await enterRefund(trx, payment, { id, cents, providerRefund: made.id }, { config, now: clock() })
        return done(null)
      })
    } catch (error) {
      const { type } = error as { type?: string }
      log.warn({ refund: id, error: String(error) }, 'a refund did not go out')
      // Stripe says no; anything else (no connection, a time-out) is tried again.
      if (type === 'StripeInvalidRequestError') await giveUp(db, asked, { config, now: clock() })
    }
  }
}

async function giveUp(
  db: WorkParts['db'],
  { id, paymentId, position, cents }: AskedRefund,
  at: { config: WorkParts['config']; now: Date },
) {
  const { now } = at
  await inTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, { id: paymentId })
    if (!payment) return done(null)
    await failRefund(trx, id, now)
    const { currency } = payment
    const matter = {
      paymentId,
      reason: 'refund-failed' as const,
      provider: 'stripe' as const,
      reference: `refund-${payment.reference}-${position}`,
    }
    await openMatter(trx, { ...matter, cents: -cents, currency }, now)
    await tellRefund(trx, payment, { kind: 'payment-not-given-back', cents, openedCents: 0 }, at)
    return done(null)
  })
}
