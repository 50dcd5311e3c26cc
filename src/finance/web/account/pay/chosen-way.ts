import type { PaymentWay } from '../../../account/payment.ts'

/** A way that can be chosen: of a payout which one, by its report; of instalments which, by the club's rule. */
export type ChosenWay =
  | `profit-${number}`
  | `plan-${number}`
  | Exclude<PaymentWay, 'profit' | 'credit' | 'plan'>
