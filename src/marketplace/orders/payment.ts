/**
 * The ways of paying, as data. `on-account`: settled at the resort, nothing is paid here. `link`: the provider's own
 * page, reached by a link that stands on the order; offered where one is configured.
 */
export const PAYMENT_METHODS = [
  { code: 1040, kind: 'on-account' },
  { code: 1050, kind: 'link' },
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type PaymentCode = PaymentMethod['code']

/** Spec, section 9. */
export const DEFAULT_PAYMENT: PaymentCode = 1040
export const PAYMENT_CODES = [1040, 1050] as const satisfies readonly PaymentCode[]

/** The method of a code. */
export function paymentOf(code: number): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((one) => one.code === code)
}

/** What may be chosen here. */
export function offeredPayments(hasLink: boolean): PaymentMethod[] {
  return PAYMENT_METHODS.filter(({ kind }) => kind !== 'link' || hasLink)
}
