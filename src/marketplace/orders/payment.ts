import type { OwnWay } from '../../finance/account/ways.ts'

/**
 * The ways of paying, as data. `on-account`: settled at the resort, nothing is paid here. `link`: the provider's own
 * page, reached by a link that stands on the order; offered where one is configured. `card`: Stripe's page, opened for what is due;
 * offered where the club has Stripe.
 */
export const PAYMENT_METHODS = [
  { code: 1040, kind: 'on-account' },
  { code: 1050, kind: 'link' },
  { code: 1060, kind: 'card' },
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type PaymentCode = PaymentMethod['code']

/** Spec, section 9. */
export const DEFAULT_PAYMENT: PaymentCode = 1040
/** To be paid on a card page. */
export const CARD_PAYMENT: PaymentCode = 1060
export const PAYMENT_CODES = [1040, 1050, 1060] as const satisfies readonly PaymentCode[]

/** The method of a code. */
export function paymentOf(code: number): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((one) => one.code === code)
}

/** What may be chosen here: the methods of the ways that the club offers for orders. */
export function offeredPayments(ways: readonly OwnWay[]): PaymentMethod[] {
  return PAYMENT_METHODS.filter(({ kind }) => ways.includes(kind === 'on-account' ? 'resort' : kind))
}
