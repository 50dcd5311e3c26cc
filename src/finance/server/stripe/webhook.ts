import type Stripe from 'stripe'
import { done } from '../../../kernel/outcome.ts'
import { countMiss } from '../../../membership/server/sign-in/attempts.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { retryAfter } from '../../../server/http/answers/reply.ts'
import type { Mount } from '../../../server/http/app.ts'
import { callerAddress } from '../../../server/http/proxy/trust-proxy.ts'
import { tellerOf } from '../../../server/http/security-log.ts'
import { takeCardPayment } from '../mandates/pay-by-card.ts'
import { takeCard, takeCardGone } from '../mandates/take-card.ts'
import type { CardBook } from './card-book.ts'
import { cardPaymentState, isBySavedCard, readCardSaving } from './cards.ts'
import { keepEvent } from './events.store.ts'
import { type PageState, pageState, readPage, stripeOf } from './provider.ts'
import { takePage } from './take-page.ts'
import { takeDispute, takeRefund } from './take-refund.ts'

/** The webhook: Stripe tells here what became of payments. */
export const STRIPE_WEBHOOK_PATH = '/payments/stripe/webhook'
const LONGEST_BODY = 262_144
/** A message older than this is refused: somebody may be sending a copy. Stripe signs each try anew. */
const TOLERANCE_SECONDS = 300

/** The outcome of an event, for the log and the answer. */
type Reception = string

/**
 * Stripe's webhook, where the club has Stripe. The library checks the signature over the bytes as they came. What was signed is
 * answered with 200 whatever it came to, so that it does not come for ever; what fails here is answered with 500 and comes again.
 */
export const mountStripeWebhook =
  (books: readonly CardBook[]): Mount =>
  (app, { db, config, clock, security }) => {
    const { stripe } = config
    if (!stripe) return
    const library = stripeOf(stripe)
    app.register(async (hooks) => {
      hooks.removeAllContentTypeParsers()
      hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST_BODY }, (_, body, next) =>
        next(null, body),
      )
      hooks.post(STRIPE_WEBHOOK_PATH, async (request, reply) => {
        const now = clock()
        let event: Stripe.Event
        try {
          event = library.webhooks.constructEvent(
            Buffer.isBuffer(request.body) ? request.body : '',
            String(request.headers['stripe-signature'] ?? ''),
            stripe.webhookSecret,
            TOLERANCE_SECONDS,
            undefined,
            now.getTime(),
          )
        } catch {
          const miss = { address: callerAddress(request), now, tell: tellerOf(security, request) }
          const tooMany = await countMiss(db, 'payment', miss)
          if (tooMany)
            return reply.code(429).headers(retryAfter(429, tooMany)).send({ status: false, code: 'TOO_MANY' })
          return reply.code(401).send({ status: false, code: 'BAD_SIGNATURE' })
        }
        const reception = await takeEvent(db, event, books, { config, now })
        if (reception === 'unknown' || reception === 'another-currency')
          request.log.warn({ event: event.id, reception }, 'a payment waits for the desk')
        return reply.send({ status: true, reception })
      })
    })
  }

/** Takes an event once: what it says, and that it came, are kept in one transaction. */
async function takeEvent(
  db: Database,
  event: Stripe.Event,
  books: readonly CardBook[],
  at: { config: Config; now: Date },
): Promise<Reception> {
  const card = await cardWordOf(event, at)
  const page = card ? null : await pageOf(event, at.config)
  const outcome = await inTransaction(db, async (trx) => {
    const { id, type, created } = event
    if (!(await keepEvent(trx, { id, type, created }, at.now))) return done<Reception>('seen-before')
    if (card) return done<Reception>(await card(trx))
    if (page) return done<Reception>(await takePage(trx, books, page, at))
    if (event.type === 'charge.dispute.created')
      return done<Reception>(await takeDispute(trx, books, event.data.object, at.now))
    if (event.type === 'refund.created' || event.type === 'refund.updated' || event.type === 'refund.failed')
      return done<Reception>(await takeRefund(trx, books, event.data.object, at))
    return done<Reception>('changes-nothing')
  })
  if (!outcome.ok) throw new Error('An event of Stripe was refused')
  return outcome.value
}

/** What an event says of a page; null where it is of no page. */
async function pageOf(event: Stripe.Event, config: Config): Promise<PageState | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const told = pageState(event.data.object)
      if (told.state !== 'paid' || !config.stripe) return told
      // The last digits of the card stand on the charge: asked for beside, and left out where Stripe does not answer.
      const whole = await readPage(config.stripe, told.session).catch(() => null)
      return { ...told, cardLast4: whole?.cardLast4 ?? told.cardLast4 }
    }
    case 'checkout.session.async_payment_failed':
      return { ...pageState(event.data.object), state: 'failed' }
    case 'checkout.session.expired':
      return { ...pageState(event.data.object), state: 'expired' }
    default:
      return null
  }
}

/** What an event says of a saved card or of a payment by one; null where it is of none. */
async function cardWordOf(
  event: Stripe.Event,
  at: { config: Config; now: Date },
): Promise<((trx: Database) => Promise<Reception>) | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired': {
      const { id, mode } = event.data.object
      if (mode !== 'setup' || !at.config.stripe) return null
      // The event names the card by its number alone; what may be shown of it is asked for.
      const saved = await readCardSaving(at.config.stripe, id)
      return (trx) => takeCard(trx, saved, at)
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object
      if (!isBySavedCard(intent)) return null
      return (trx) => takeCardPayment(trx, cardPaymentState(intent), at)
    }
    case 'payment_method.detached': {
      const { id } = event.data.object
      return (trx) => takeCardGone(trx, id, at)
    }
    default:
      return null
  }
}
