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

/** A payment as it is here. */
interface Here {
  id: number
  cents: number
  refundedCents: number
}

/** A difference, as it waits for the desk. */
export interface ProviderDifference {
  paymentId: number | null
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
      if (ours !== null) found.push({ paymentId: null, reason: 'only-there', reference, cents, currency })
    } else if (own.cents !== cents || own.refundedCents !== refundedCents)
      found.push({
        paymentId: own.id,
        reason: 'figures-differ',
        reference,
        cents: cents - refundedCents,
        currency,
      })
  }
  const received = new Set(there.map(({ providerPayment }) => providerPayment))
  for (const { id, providerPayment, cents, currency } of here)
    if (providerPayment === null || !received.has(providerPayment))
      found.push({
        paymentId: id,
        reason: 'only-here',
        reference: providerPayment ?? `payment-${id}`,
        cents,
        currency,
      })
  return found
}
