import { openStripe, stripeEnv } from '../src/finance/server/stripe/testing.stripe.ts'
import { STRIPE_WEBHOOK_PATH } from '../src/finance/server/stripe/webhook.ts'
import { openStage, type Stage } from './stage.ts'

/** The portal of a club that has Stripe, and that Stripe: on loopback, with its page, telling the portal what was paid on it. */
export async function openPayingStage(): Promise<{
  stage: Stage
  stripe: Awaited<ReturnType<typeof openStripe>>
  close: () => Promise<void>
}> {
  const stripe = await openStripe(() => stage.clock.now())
  const stage: Stage = await openStage([], stripeEnv(stripe.url))
  stripe.tell(({ payload, signature }) =>
    fetch(stage.url + STRIPE_WEBHOOK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    }),
  )
  return {
    stage,
    stripe,
    close: async () => {
      await stage.close()
      await stripe.close()
    },
  }
}
