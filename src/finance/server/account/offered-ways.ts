import type { Config } from '../../../server/boot/config.ts'
import type { PaymentWay } from '../../account/payment.ts'

/** The ways of paying that a club offers: by card where it has Stripe, on a hosted page where it has one, and at the resort. */
export function offeredWays({
  stripe,
  paymentLinkUrl,
}: Pick<Config, 'stripe' | 'paymentLinkUrl'>): PaymentWay[] {
  return [...(stripe ? (['card'] as const) : []), ...(paymentLinkUrl ? (['link'] as const) : []), 'resort']
}
