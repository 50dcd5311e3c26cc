import { openMatter } from '../../../finance/server/account/payments.store.ts'
import { issueOrderReceipt } from '../../../finance/server/tax/order-receipts.store.ts'
import { check } from '../../../kernel/faults.ts'
import { done } from '../../../kernel/outcome.ts'
import { countMiss } from '../../../membership/server/sign-in/attempts.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { retryAfter } from '../../../server/http/answers/reply.ts'
import type { Mount } from '../../../server/http/app.ts'
import { callerAddress } from '../../../server/http/proxy/trust-proxy.ts'
import { tellerOf } from '../../../server/http/security-log.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import { type PaymentEvent, paymentEvent, stateAfter } from '../../orders/payment-event.ts'
import { isOrderCharged } from '../card/order-payments.store.ts'
import { tellOrderPaid } from '../card/tell-of-card.ts'
import { readCancelFacts } from './cancel-order.store.ts'
import { LINK_PROVIDER } from './payment-link.ts'
import { keepReceipt, lockOrderPayment, savePaymentState } from './payments.store.ts'
import { isSigned } from './webhook-signature.ts'

/** Where the payment provider tells what became of a payment. */
export const WEBHOOK_PATH = '/payments/webhook'
const LONGEST_BODY = 65_536

/** What an event came to: for the log, and the answer. */
export type Reception = 'taken' | 'seen-before' | 'changes-nothing' | 'unknown-payment' | 'another-amount'

/**
 * Takes an event once. One of an unknown payment or another amount is kept, for someone to look at, and changes
 * nothing; neither does one that comes twice or out of its turn.
 */
async function takePaymentEvent(
  db: Database,
  event: PaymentEvent,
  { config, now, others }: { config: Config; now: Date; others: OtherPayments },
): Promise<Reception> {
  const outcome = await inTransaction(db, async (trx) => {
    const payment = await lockOrderPayment(trx, LINK_PROVIDER, event.reference)
    if (!(await keepReceipt(trx, LINK_PROVIDER, event, payment?.id ?? null, now)))
      return done<Reception>('seen-before')
    if (!payment) {
      const taken = await others.take(trx, event, { config, now })
      if (taken === null) await others.keepUnknown(trx, event, now)
      return done<Reception>(taken ?? 'unknown-payment')
    }
    if (payment.cents !== event.cents || payment.currency !== event.currency)
      return done<Reception>('another-amount')
    const state = stateAfter(event.type, payment.state)
    if (!state) return done<Reception>('changes-nothing')
    await savePaymentState(trx, payment, state, now)
    if (state === 'paid') {
      const { reference, cents, currency } = event
      const matter = { paymentId: null, orderPaymentId: payment.id, provider: LINK_PROVIDER } as const
      if (await isOrderCharged(trx, payment.orderId))
        await openMatter(trx, { ...matter, reason: 'charged-order', reference, cents, currency }, now)
      const receipt = await issueOrderReceipt(trx, payment.id, now)
      const facts = await readCancelFacts(trx, payment.orderId, now)
      const paid = { by: 'link', cents: payment.cents, cardLast4: null, receipt } as const
      if (facts.status === ORDER_STATUS.placed || facts.status === ORDER_STATUS.paid)
        await tellOrderPaid(trx, facts, paid, { config, now })
    }
    return done<Reception>('taken')
  })
  if (!outcome.ok) throw new Error('An event of a payment was refused')
  return outcome.value
}

/** What else than orders is paid on the provider's page, handed in by the portal. */
export interface OtherPayments {
  /** Takes an event of one of them; null where nobody knows its reference. */
  take: (
    trx: Database,
    event: PaymentEvent,
    at: { config: Config; now: Date },
  ) => Promise<'taken' | 'changes-nothing' | null>
  /** Keeps an event that nobody knows, for someone to look at. */
  keepUnknown: (trx: Database, event: PaymentEvent, now: Date) => Promise<void>
}

/**
 * The webhook, where a provider is configured. The signature is over the bytes as they came. Whatever was signed and
 * understood is answered with 200, so that the provider does not send it for ever.
 */
export const mountPaymentWebhook =
  (others: OtherPayments): Mount =>
  (app, { db, config, clock, security }) => {
    const secret = config.paymentWebhookSecret
    if (!secret) return
    app.register(async (hooks) => {
      hooks.removeAllContentTypeParsers()
      hooks.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_BODY }, (_, body, next) =>
        next(null, body),
      )
      hooks.post(WEBHOOK_PATH, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const now = clock()
        if (!isSigned(request.headers['veranda-signature'], body, secret, now)) {
          const miss = { address: callerAddress(request), now, tell: tellerOf(security, request) }
          const tooMany = await countMiss(db, 'payment', miss)
          if (tooMany)
            return reply.code(429).headers(retryAfter(429, tooMany)).send({ status: false, code: 'TOO_MANY' })
          return reply.code(401).send({ status: false, code: 'BAD_SIGNATURE' })
        }
        const event = check(paymentEvent, parsed(body))
        if (!event.ok) return reply.code(400).send({ status: false, code: 'BAD_INPUT' })
        const reception = await takePaymentEvent(db, event.value, { config, now, others })
        if (reception === 'unknown-payment' || reception === 'another-amount')
          request.log.warn({ event: event.value.id, reception }, 'a payment event was not taken')
        return reply.send({ status: true, reception })
      })
    })
  }

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
