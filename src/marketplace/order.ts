import { addDays, type Day } from '../kernel/day.ts'
import { done, type Outcome, refused } from '../kernel/outcome.ts'

/** The codes of an order's header (spec, sections 3 and 9). */
export const SALE_CHANNEL = 25
export const POINT_OF_SALE = 34
export const CHANNEL_SECTION = 35
export const SALE_USER = 1272
export const CUSTOMER_TYPE = 2

/** `orderStatus`: 1 is the spec's; what follows is ours. */
export const ORDER_STATUS = { placed: 1, paid: 2, cancelled: 3 } as const

/** What an owner is told of an order. */
export const ORDER_STATES = ['placed', 'awaiting-payment', 'paid', 'past', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

export interface OrderMoment {
  status: number
  /** The hosted page on which it is to be paid. */
  paymentLink: string | null
  /** The first and the last operation day. */
  firstDay: Day
  lastDay: Day
  /** The day it is where the order is served. */
  today: Day
}

/** The state that follows from the status, the payment and the days. */
export function orderState({ status, paymentLink, lastDay, today }: OrderMoment): OrderState {
  if (status === ORDER_STATUS.cancelled) return 'cancelled'
  if (lastDay < today) return 'past'
  if (status === ORDER_STATUS.paid) return 'paid'
  return paymentLink ? 'awaiting-payment' : 'placed'
}

/** An order may be cancelled once, before its first operation date. The refusal says which of the two it is. */
export function cancelOrderRule({
  status,
  firstDay,
  today,
}: OrderMoment): Outcome<null, 'ORDER_CANNOT_CANCEL'> {
  const until = addDays(firstDay, -1)
  if (status === ORDER_STATUS.cancelled)
    return refused('ORDER_CANNOT_CANCEL', { because: 'cancelled', until })
  return today < firstDay ? done(null) : refused('ORDER_CANNOT_CANCEL', { because: 'late', until })
}

/** Whether an order may be cancelled. */
export function mayCancelOrder(order: OrderMoment): boolean {
  return cancelOrderRule(order).ok
}
