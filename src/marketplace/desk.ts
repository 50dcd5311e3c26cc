import type { OrderCharge } from '../finance/charges/order-charge.ts'
import { ORDER_DESK_DEEDS, type OrderDeskDeed } from './desk.endpoints.ts'
import { mayCallOff, ORDER_STATUS, type OrderMoment } from './orders/order.ts'
import { paymentOf } from './orders/payment.ts'

/** What the desk asks of an order; what is due in cents. */
export interface DeskMoment extends OrderMoment {
  paymentMethod: number
  due: number
  /** What the club owes back and returns by its own hand, in cents. */
  toReturn: number
  /** Where the books charge it to the contract: it is paid on the statement. */
  charged: OrderCharge | null
}

/** Whether an order is settled at the resort. */
export function isOnAccount({ paymentMethod }: Pick<DeskMoment, 'paymentMethod'>): boolean {
  return paymentOf(paymentMethod)?.kind === 'on-account'
}

/**
 * What the desk may do to an order: what costs nothing has nothing to take, and the provider of a hosted page tells of its own. Who has
 * not paid by card may pay at the resort: were both paid, what is too much goes back to the card. What the books charge to the
 * contract is paid on its statement (decision 0494).
 */
export function orderDeeds(order: DeskMoment): OrderDeskDeed[] {
  const may: Record<OrderDeskDeed, boolean> = {
    'take-payment':
      order.status === ORDER_STATUS.placed &&
      order.due > 0 &&
      order.charged === null &&
      paymentOf(order.paymentMethod)?.kind !== 'link',
    cancel: mayCallOff(order),
    'return-money': order.toReturn > 0,
  }
  return ORDER_DESK_DEEDS.filter((deed) => may[deed])
}
