import { addDays } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Work, WorkParts } from '../../../server/jobs/works.ts'
import { openMatter } from '../account/payments.store.ts'
import type { AskedRefund } from '../account/refunds.store.ts'
import type { CardBook } from './card-book.ts'
import { compareDay } from './compare-day.ts'
import { isCompared } from './events.store.ts'
import { closePage, readPage, refundAtStripe } from './provider.ts'
import { takePageNow } from './take-page.ts'

/** How long Stripe may be silent about a page before it is asked (milliseconds). */
const SILENT_MS = 5 * 60_000
/** A day is compared this many hours after it ended: what Stripe still tells of it has come by then. */
const COMPARED_AFTER_MS = 3 * 3_600_000

/**
 * What is done at Stripe without anybody waiting: pages that nobody told of are asked about, refunds go out, and the day before is
 * compared. Each is claimed or named by a key, so that several processes and a kill do no harm.
 */
export const stripeWork = (books: readonly CardBook[]): Work => ({
  name: 'stripe',
  run: async (parts) => {
    const { stripe } = parts.config
    if (!stripe) return
    for (const book of books) {
      await askAboutSilent(parts, stripe, book)
      await sendRefunds(parts, stripe, book)
    }
    const now = parts.clock()
    const day = addDays(new Date(now.getTime() - COMPARED_AFTER_MS).toISOString().slice(0, 10), -1)
    if (!parts.isStopping() && !(await isCompared(parts.db, day))) await compareDay(parts, stripe, day, books)
  },
})

type StripeConfig = NonNullable<WorkParts['config']['stripe']>

async function askAboutSilent(
  { db, config, clock, log, isStopping }: WorkParts,
  stripe: StripeConfig,
  book: CardBook,
) {
  const now = clock()
  const silent = await book.claimSilent(db, new Date(now.getTime() - SILENT_MS), now)
  for (const { id, session, isOver } of silent) {
    if (isStopping()) return
    try {
      // A page that is paid or closed already says no, and is read as it is.
      if (isOver) await closePage(stripe, session).catch(() => {})
      await takePageNow(db, [book], await readPage(stripe, session), { config, now })
    } catch (error) {
      log.warn({ payment: id, error: String(error) }, 'Stripe could not be asked about a payment')
    }
  }
}

/** A refund that was asked for goes out; the key makes a second try the same refund. */
async function sendRefunds(
  { db, config, clock, log, isStopping }: WorkParts,
  stripe: StripeConfig,
  book: CardBook,
) {
  for (const asked of await book.listAsked(db, 20)) {
    const { id, paymentId, position, cents, reference, providerPayment } = asked
    if (isStopping()) return
    if (!providerPayment) continue
    try {
      const made = await refundAtStripe(stripe, { reference, position, providerPayment, cents })
      if (made.state !== 'succeeded') continue // Stripe tells once it has gone out, or has failed.
      await inTransaction(db, async (trx) => {
        const payment = await book.lock(trx, providerPayment)
        const refund = await book.findRefund(trx, { id })
        if (payment && refund?.state === 'asked')
          await book.enterRefund(
            trx,
            paymentId,
            { id, cents, providerRefund: made.id },
            { config, now: clock() },
          )
        return done(null)
      })
    } catch (error) {
      const { type } = error as { type?: string }
      log.warn({ refund: id, error: String(error) }, 'a refund did not go out')
      // Stripe says no; anything else (no connection, a time-out) is tried again.
      if (type === 'StripeInvalidRequestError') await giveUp(db, book, asked, { config, now: clock() })
    }
  }
}

async function giveUp(
  db: WorkParts['db'],
  book: CardBook,
  { id, paymentId, position, cents, currency, reference, providerPayment }: AskedRefund,
  at: { config: WorkParts['config']; now: Date },
) {
  const { now } = at
  await inTransaction(db, async (trx) => {
    if (!providerPayment || !(await book.lock(trx, providerPayment))) return done(null)
    await book.failRefund(trx, id, now)
    const matter = {
      ...book.matterOf(paymentId),
      reason: 'refund-failed' as const,
      provider: 'stripe' as const,
      reference: `refund-${reference}-${position}`,
    }
    await openMatter(trx, { ...matter, cents: -cents, currency }, now)
    await book.tellNotGivenBack(trx, paymentId, cents, at)
    return done(null)
  })
}
