import { use } from 'react'
import type { DayRange } from '../../kernel/day.ts'
import type { StayOrder } from '../stay/stay-orders.ts'
import { LinesOfStayContext } from './lines-of-stay.ts'

interface StayWithOrders {
  id: number
  orders: readonly StayOrder[]
}

/** What is ordered and does not go with the stay’s days: said before it moves, and offered to be moved once it has. */
export function OrdersBesideStay({
  booking,
  days,
  before,
  moved = false,
}: {
  booking: StayWithOrders
  days: DayRange
  before?: DayRange
  moved?: boolean
}) {
  const lines = use(LinesOfStayContext)
  if (!lines || booking.orders.length === 0) return null
  return <lines.Beside idBooking={booking.id} days={days} {...(before && { before })} moved={moved} />
}

/** The orders of a cancelled stay that still stand. */
export function OrdersOfEndedStay({ booking }: { booking: StayWithOrders }) {
  const lines = use(LinesOfStayContext)
  return lines && booking.orders.length > 0 ? <lines.OfEnded idBooking={booking.id} /> : null
}
