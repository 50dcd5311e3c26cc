import type { MatterReason } from './payment.ts'

/** A payment as the provider has it, in cents. */
interface There {
  providerPayment: string
  /** The payment's number in the portal, as the provider was given it; null for a payment that the portal did not begin. */
  reference: string | null
  cents: number
  refundedCents: number
  currency: string
}

/** Of which payment a matter is: one of a contract's charges, or one of an order; of neither where nobody knows it. */
export type MatterOf =
  | { paymentId: number; orderPaymentId: null }
  | { paymentId: null; orderPaymentId: number }
  | { paymentId: null; orderPaymentId: null }

/** A payment that nobody here knows. */
export const OF_NOBODY: MatterOf = { paymentId: null, orderPaymentId: null }

/** A payment as it is here. */
interface Here {
  of: MatterOf
  cents: number
  refundedCents: number
}

/** A difference, as it waits for the desk. */
export type ProviderDifference = MatterOf & {
  reason: MatterReason
  reference: string
  cents: number
  currency: string
}

/**
 * Where the provider and the portal differ: received there and not here (only what the portal began: the club may sell by other
 * means too), received here and not there, or with another figure, refunds included.
 */
export function differencesFromProvider(
  there: readonly There[],
  known: ReadonlyMap<string, Here>,
  here: readonly (Here & { providerPayment: string | null; currency: string })[],
): ProviderDifference[] {
  const found: ProviderDifference[] = []
  for (const { providerPayment: reference, cents, refundedCents, currency, reference: ours } of there) {
    const own = known.get(reference)
    if (!own) {
      if (ours !== null) found.push({ ...OF_NOBODY, reason: 'only-there', reference, cents, currency })
    } else if (own.cents !== cents || own.refundedCents !== refundedCents)
      found.push({
        ...own.of,
        reason: 'figures-differ',
        reference,
        cents: cents - refundedCents,
        currency,
      })
  }
  const received = new Set(there.map(({ providerPayment }) => providerPayment))
  for (const { of, providerPayment, cents, currency } of here)
    if (providerPayment === null || !received.has(providerPayment))
      found.push({
        ...of,
        reason: 'only-here',
        reference: providerPayment ?? nameOf(of),
        cents,
        currency,
      })
  return found
}

const nameOf = ({ paymentId, orderPaymentId }: MatterOf) =>
  paymentId === null ? `order-payment-${orderPaymentId}` : `payment-${paymentId}`
