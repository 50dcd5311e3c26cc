import type { Day, DayRange } from '../../kernel/day.ts'

/** An order of things to do that belongs to a stay, with its days that are still to come, the earliest first. */
export interface StayOrder {
  id: number
  number: string
  days: Day[]
}

/**
 * The orders that have a day outside a stay, each with those days alone. The day of departure is inside: transfers leave on
 * it. Orders stay as they are whatever becomes of the stay; their owner decides on each.
 */
export function ordersOutside(orders: readonly StayOrder[], { checkIn, checkOut }: DayRange): StayOrder[] {
  return orders
    .map((order) => ({ ...order, days: order.days.filter((day) => day < checkIn || day > checkOut) }))
    .filter(({ days }) => days.length > 0)
}
