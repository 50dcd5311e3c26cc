import * as z from 'zod/mini'
import { CURRENCIES } from '../../kernel/money.ts'

/** What a provider tells of a payment. Amounts in cents. */
export const paymentEvent = z.object({
  /** The provider's own; the same event keeps it however often it comes. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.enum(['payment.paid', 'payment.failed', 'payment.refunded']),
  reference: z.string().check(z.minLength(1), z.maxLength(200)),
  cents: z.number().check(z.int(), z.positive()),
  currency: z.enum(CURRENCIES),
})
export type PaymentEvent = z.output<typeof paymentEvent>

const PAYMENT_STATES = ['started', 'paid', 'failed', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/**
 * Where an event leads from a state: the table of transitions. What is not in it changes nothing, so that events may
 * come twice, late or in the wrong order: a failure told after the success does not undo it.
 */
const TO: Record<PaymentEvent['type'], Partial<Record<PaymentState, PaymentState>>> = {
  'payment.paid': { started: 'paid', failed: 'paid' },
  'payment.failed': { started: 'failed' },
  'payment.refunded': { started: 'refunded', paid: 'refunded' },
}

/** The state after an event; null when it changes nothing. */
export function stateAfter(type: PaymentEvent['type'], state: PaymentState): PaymentState | null {
  return TO[type][state] ?? null
}
