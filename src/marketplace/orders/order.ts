import type { Day } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { isBefore } from '../times/lead.ts'
import type { DayAndTime } from '../times/times.ts'

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
  /** It costs something, and is to be paid on a card page. */
  byCard: boolean
  /** The first and the last operation day. */
  firstDay: Day
  lastDay: Day
  /** The day it is where the order is served. */
  today: Day
}

/** The state that follows from the status, the payment and the days. */
export function orderState({ status, paymentLink, byCard, lastDay, today }: OrderMoment): OrderState {
  if (status === ORDER_STATUS.cancelled) return 'cancelled'
  if (lastDay < today) return 'past'
  if (status === ORDER_STATUS.paid) return 'paid'
  return paymentLink || byCard ? 'awaiting-payment' : 'placed'
}

/** What a cancellation of a whole order asks: until when all of its lines may be cancelled, and the time where it is served. */
export interface CancelMoment {
  status: number
  until: DayAndTime
  now: DayAndTime
}

/** An order may be cancelled once, until the first limit of its lines. The refusal says which of the two it is. */
export function cancelOrderRule({ status, until, now }: CancelMoment): Outcome<null, 'ORDER_CANNOT_CANCEL'> {
  if (status === ORDER_STATUS.cancelled) return refused('ORDER_CANNOT_CANCEL', { because: 'cancelled' })
  return isBefore(until, now) ? refused('ORDER_CANNOT_CANCEL', { because: 'late' }) : done(null)
}

/** Whether an owner may cancel the order. */
export function mayCancelOrder(order: CancelMoment): boolean {
  return cancelOrderRule(order).ok
}

/** Whether the club may call an order off: before its first day, whatever the limits of its lines. */
export function mayCallOff({ status, firstDay, today }: OrderMoment): boolean {
  return status !== ORDER_STATUS.cancelled && today < firstDay
}
