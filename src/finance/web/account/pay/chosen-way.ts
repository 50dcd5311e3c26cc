import type { PaymentWay } from '../../../account/payment.ts'

/** A way that can be chosen: of a payout which one, by its report; of installments which, by the club's rule. */
export type ChosenWay =
  | `profit-${number}`
  | `plan-${number}`
  | Exclude<PaymentWay, 'profit' | 'credit' | 'plan'>

/** The way that the pay page opens with, of those that the club offers. */
export function firstWay(ways: readonly PaymentWay[]): 'card' | 'link' | 'resort' {
  return ways.includes('card') ? 'card' : ways.includes('link') ? 'link' : 'resort'
}
