import Stripe from 'stripe'
import type { Currency } from '../../../kernel/money.ts'
import type { Config } from '../../../server/boot/config.ts'
import { notInTransaction } from '../../../server/database/outside-transaction.ts'

/** Stripe answers within so long, or counts as away (milliseconds). */
const PATIENCE_MS = 8000

type StripeConfig = NonNullable<Config['stripe']>

/** The states of a payment at Stripe. Amounts in cents, currencies in capitals. */
export interface PageState {
  session: string
  /** Our own number of the payment. */
  reference: string | null
  state: 'open' | 'paid' | 'failed' | 'expired'
  cents: number
  currency: string
  providerPayment: string | null
  cardLast4: string | null
}

/** The official library on the configured account. Cards never touch the portal: they are typed on Stripe's own page. */
export function stripeOf({ secretKey, api }: StripeConfig): Stripe {
  const at = api ? new URL(api) : null
  return new Stripe(secretKey, {
    timeout: PATIENCE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      protocol: at.protocol === 'http:' ? 'http' : 'https',
      ...(at.port && { port: Number(at.port) }),
    }),
  })
}

/** Opens the page of a payment; asked again with the same reference Stripe answers the same page (idempotency key). */
export async function openPage(
  config: StripeConfig,
  page: {
    reference: string
    cents: number
    currency: Currency
    what: string
    language: 'en' | 'es'
    email: string
    success: string
    cancel: string
    expires: Date
  },
): Promise<{ session: string; link: string }> {
  notInTransaction('Opening a card page')
  const session = await stripeOf(config).checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: page.reference,
      metadata: { reference: page.reference },
      payment_intent_data: { metadata: { reference: page.reference } },
      customer_email: page.email,
      locale: page.language === 'es' ? 'es-419' : 'en',
      expires_at: Math.floor(page.expires.getTime() / 1000),
      success_url: page.success,
      cancel_url: page.cancel,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: page.currency.toLowerCase(),
            unit_amount: page.cents,
            product_data: { name: page.what },
          },
        },
      ],
    },
    { idempotencyKey: `page-${page.reference}` },
  )
  if (!session.url) throw new Error('Stripe opened a page without an address')
  return { session: session.id, link: session.url }
}

/** What Stripe says of a page now. */
export async function readPage(config: StripeConfig, session: string): Promise<PageState> {
  notInTransaction('Asking Stripe')
  const found = await stripeOf(config).checkout.sessions.retrieve(session, {
    expand: ['payment_intent.latest_charge'],
  })
  return pageState(found)
}

/** Closes a page, so that nobody pays on it any more; one that is paid or closed stays as it is. */
export async function closePage(config: StripeConfig, session: string): Promise<void> {
  notInTransaction('Closing a card page')
  await stripeOf(config).checkout.sessions.expire(session)
}

/** Gives money back; asked again for the same place of the same payment Stripe answers the same refund. */
export async function refundAtStripe(
  config: StripeConfig,
  refund: { reference: string; position: number; providerPayment: string; cents: number },
): Promise<{ id: string; state: string | null }> {
  notInTransaction('Asking Stripe for a refund')
  const made = await stripeOf(config).refunds.create(
    {
      payment_intent: refund.providerPayment,
      amount: refund.cents,
      metadata: { refund: String(refund.position) },
    },
    { idempotencyKey: `refund-${refund.reference}-${refund.position}` },
  )
  return { id: made.id, state: made.status }
}

/** A payment that Stripe received. */
export interface StripePayment {
  providerPayment: string
  reference: string | null
  cents: number
  refundedCents: number
  currency: string
}

/** Whatever Stripe received between two moments. */
export async function listReceived(config: StripeConfig, from: Date, until: Date): Promise<StripePayment[]> {
  notInTransaction('Comparing with Stripe')
  const received: StripePayment[] = []
  const created = { gte: seconds(from), lt: seconds(until) }
  const pages = stripeOf(config).paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] })
  for await (const intent of pages) {
    if (intent.status !== 'succeeded') continue
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    received.push({
      providerPayment: intent.id,
      reference: intent.metadata.reference ?? null,
      cents: intent.amount_received,
      refundedCents: charge?.amount_refunded ?? 0,
      currency: intent.currency.toUpperCase(),
    })
  }
  return received
}

/** A page of Stripe's as the portal reads it. */
export function pageState(found: Stripe.Checkout.Session): PageState {
  const intent = typeof found.payment_intent === 'object' ? found.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  return {
    session: found.id,
    reference: found.client_reference_id,
    state: found.payment_status === 'paid' ? 'paid' : found.status === 'expired' ? 'expired' : 'open',
    cents: found.amount_total ?? 0,
    currency: (found.currency ?? '').toUpperCase(),
    providerPayment: typeof found.payment_intent === 'string' ? found.payment_intent : (intent?.id ?? null),
    cardLast4: charge?.payment_method_details?.card?.last4 ?? null,
  }
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
