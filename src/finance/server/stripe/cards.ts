import type Stripe from 'stripe'
import type { Currency } from '../../../kernel/money.ts'
import type { Config } from '../../../server/boot/config.ts'
import { notInTransaction } from '../../../server/database/outside-transaction.ts'
import type { MandateFault } from '../../account/mandate.ts'
import { type PageState, stripeOf } from './provider.ts'

type StripeConfig = NonNullable<Config['stripe']>

/** By this the payments of saved cards are told from those of pages. */
const BY = 'saved-card'

/** A card as the provider saved it: its numbers there, and what may be shown of it. */
export interface SavedAtStripe {
  session: string
  reference: string | null
  state: 'open' | 'saved' | 'expired'
  customer: string | null
  card: string | null
  brand: string
  last4: string
}

/** Opens the page on which a card is saved; asked again with the same reference Stripe answers the same page. */
export async function openCardSaving(
  config: StripeConfig,
  page: { reference: string; language: 'en' | 'es'; email: string; success: string; cancel: string },
): Promise<{ session: string; link: string }> {
  notInTransaction('Opening a page for a card')
  const session = await stripeOf(config).checkout.sessions.create(
    {
      mode: 'setup',
      client_reference_id: page.reference,
      metadata: { reference: page.reference },
      allowed_payment_method_types: ['card'],
      customer_creation: 'always',
      customer_email: page.email,
      locale: page.language === 'es' ? 'es-419' : 'en',
      success_url: page.success,
      cancel_url: page.cancel,
    },
    { idempotencyKey: `card-${page.reference}` },
  )
  if (!session.url) throw new Error('Stripe opened a page without an address')
  return { session: session.id, link: session.url }
}

/** What Stripe says of such a page now. */
export async function readCardSaving(config: StripeConfig, session: string): Promise<SavedAtStripe> {
  notInTransaction('Asking Stripe for a card')
  const found = await stripeOf(config).checkout.sessions.retrieve(session, {
    expand: ['setup_intent.payment_method'],
  })
  const intent = typeof found.setup_intent === 'object' ? found.setup_intent : null
  const method = typeof intent?.payment_method === 'object' ? intent.payment_method : null
  const card = method?.card
  return {
    session: found.id,
    reference: found.client_reference_id,
    state: intent?.status === 'succeeded' && card ? 'saved' : found.status === 'expired' ? 'expired' : 'open',
    customer: typeof found.customer === 'string' ? found.customer : (found.customer?.id ?? null),
    card: method?.id ?? null,
    brand: brandName(card?.brand ?? 'card'),
    last4: card?.last4 ?? '0000',
  }
}

/** Has the provider forget a card; one that it knows no more is forgotten already. */
export async function forgetCard(config: StripeConfig, card: string): Promise<void> {
  notInTransaction('Forgetting a card')
  try {
    await stripeOf(config).paymentMethods.detach(card)
  } catch (error) {
    if ((error as { type?: string }).type !== 'StripeInvalidRequestError') throw error
  }
}

/** The outcome of a saved card's payment, and why it did not come. */
export interface CardPaymentState extends PageState {
  fault: MandateFault | null
}

interface CardPaymentAsked {
  reference: string
  customer: string
  card: string
  cents: number
  currency: Currency
  what: string
  /** Since when Stripe may know of it; null where it was never asked for. */
  since: Date | null
}

/**
 * Has a saved card pay, once: where Stripe was asked before, what it made of that is looked for first, for its idempotency keys last a
 * day only. A card that is refused is answered as failed; where Stripe does not answer, this throws, and is asked again.
 */
export async function payBySavedCard(
  config: StripeConfig,
  asked: CardPaymentAsked,
): Promise<CardPaymentState> {
  notInTransaction('Paying by a saved card')
  const stripe = stripeOf(config)
  const { reference, customer } = asked
  try {
    if (asked.since) {
      const created = { gte: Math.floor(asked.since.getTime() / 1000) - 3600 }
      for await (const intent of stripe.paymentIntents.list({ customer, created, limit: 100 }))
        if (intent.metadata.reference === reference) return cardPaymentState(intent)
    }
    const intent = await stripe.paymentIntents.create(
      {
        amount: asked.cents,
        currency: asked.currency.toLowerCase(),
        customer,
        payment_method: asked.card,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        description: asked.what,
        metadata: { reference, by: BY },
      },
      { idempotencyKey: `due-${reference}` },
    )
    return cardPaymentState(intent)
  } catch (error) {
    const { type, code, param, payment_intent: intent } = error as Stripe.errors.StripeError
    if (type !== 'StripeCardError' && type !== 'StripeInvalidRequestError') throw error
    const isGone = code === 'resource_missing' || param === 'payment_method' || param === 'customer'
    const fault =
      type === 'StripeInvalidRequestError' && isGone
        ? 'gone'
        : code === 'authentication_required'
          ? 'authentication'
          : 'declined'
    return {
      session: intent?.id ?? reference,
      reference,
      state: 'failed',
      cents: 0,
      currency: asked.currency,
      providerPayment: intent?.id ?? null,
      cardLast4: null,
      fault,
    }
  }
}

/** Whether a payment of Stripe's was made by a saved card of ours. */
export function isBySavedCard({ metadata }: Stripe.PaymentIntent): boolean {
  return metadata.by === BY
}

/** Such a payment as the portal reads it. */
export function cardPaymentState(intent: Stripe.PaymentIntent): CardPaymentState {
  const { status, last_payment_error: error } = intent
  const failed = status === 'requires_payment_method' || status === 'requires_action' || status === 'canceled'
  return {
    session: intent.id,
    reference: intent.metadata.reference ?? null,
    state: status === 'succeeded' ? 'paid' : failed ? 'failed' : 'open',
    cents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    providerPayment: intent.id,
    cardLast4: null,
    fault: !failed
      ? null
      : status === 'requires_action' || error?.code === 'authentication_required'
        ? 'authentication'
        : 'declined',
  }
}

/** "american_express" is called American Express. */
function brandName(brand: string): string {
  return brand === 'amex'
    ? 'American Express'
    : brand.replaceAll('_', ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())
}
