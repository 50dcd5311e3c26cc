import { instantAt } from '../kernel/day.ts'
import type { Booking } from '../reservations/reservations.endpoints.ts'
import { LEFT_BY } from '../reservations/stay/booking.ts'
import { standingStatus } from '../reservations/stay/wish.ts'

/** A stay, as far as it says when the owner is in house. */
type Stay = Pick<
  Booking,
  'bookingStatus' | 'wish' | 'occupant' | 'datein' | 'dateout' | 'checkInTime' | 'zone'
> | null

/** The instants between which somebody stays by this booking: arrival only where it is confirmed. Null without one. */
function spanOf(booking: Stay): { arrives: Date | null; leaves: Date } | null {
  if (!booking) return null
  const stands = standingStatus(booking.bookingStatus, booking.wish) === 'confirmed'
  return {
    arrives: stands ? instantAt(booking.datein, booking.checkInTime, booking.zone) : null,
    leaves: instantAt(booking.dateout, LEFT_BY, booking.zone),
  }
}

/** Who is in house by this stay: a confirmed one has begun at the resort and not ended. Null when nobody is. */
export function whoIsInHouse(booking: Stay, now: Date): 'owner' | 'guests' | null {
  const span = spanOf(booking)
  if (!booking || !span?.arrives || now < span.arrives || now >= span.leaves) return null
  return booking.occupant === 'owner' ? 'owner' : 'guests'
}

/** When somebody next comes or goes by this stay; null when neither is ahead. */
export function nextTurnInHouse(booking: Stay, now: Date): Date | null {
  const span = spanOf(booking)
  if (span === null || now >= span.leaves) return null
  return span.arrives && now < span.arrives ? span.arrives : span.leaves
}
