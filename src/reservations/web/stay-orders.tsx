import { use } from 'react'
import type { DayRange } from '../../kernel/day.ts'
import { Skeleton } from '../../web/ui/skeleton.tsx'
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
  counted = 0,
}: {
  booking: StayWithOrders
  days: DayRange
  before?: DayRange
  moved?: boolean
  /** How many of them the server has counted: their room is kept while they are read. */
  counted?: number
}) {
  const lines = use(LinesOfStayContext)
  if (!lines || booking.orders.length === 0) return null
  return (
    <lines.Beside
      idBooking={booking.id}
      days={days}
      {...(before && { before })}
      moved={moved}
      meanwhile={counted > 0 && <Skeleton height={roomFor(counted)} radius="var(--r-m)" />}
    />
  )
}

/** As high as the note of so many lines: their deeds stand below each other on a telephone. */
const roomFor = (count: number) => `calc(5rem + ${count} * clamp(8.5rem, 16rem - 16vw, 12rem))`

/** The orders of a cancelled stay that still stand. */
export function OrdersOfEndedStay({ booking }: { booking: StayWithOrders }) {
  const lines = use(LinesOfStayContext)
  return lines && booking.orders.length > 0 ? <lines.OfEnded idBooking={booking.id} /> : null
}
