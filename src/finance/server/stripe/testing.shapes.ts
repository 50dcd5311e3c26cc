/* The recorded shapes of Stripe's API, as far as the portal reads them. */

export interface StripeSession {
  id: string
  object: 'checkout.session'
  mode: string
  customer: string | null
  setup_intent: { id: string; status: string; payment_method: object } | null
  client_reference_id: string
  amount_total: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  url: string
  success_url: string
  cancel_url: string
}

export interface StripeRefund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

export interface StripeIntent {
  id: string
  object: 'payment_intent'
  created: number
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  customer: string | null
  last_payment_error: { code: string } | null
  amount_received: number
  currency: string
  metadata: Record<string, string>
  latest_charge: { id: string; amount_refunded: number; payment_method_details: { card: { last4: string } } }
}
