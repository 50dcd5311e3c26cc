import { instantAt } from '../kernel/day.ts'
import type { Booking } from '../reservations/reservations.endpoints.ts'
import { standingStatus } from '../reservations/wish.ts'

/** The hour of check-out is the morning's; until noon the owner is still there. */
const LEAVES_AT = '12:00'

/** Whether the owner is in house: a confirmed stay has begun at the resort and not ended. */
export function isInHouse(
  booking: Pick<
    Booking,
    'bookingStatus' | 'wish' | 'occupant' | 'datein' | 'dateout' | 'checkInTime' | 'zone'
  > | null,
  now: Date,
): boolean {
  if (booking?.occupant !== 'owner' || standingStatus(booking.bookingStatus, booking.wish) !== 'confirmed')
    return false
  const arrives = instantAt(booking.datein, booking.checkInTime, booking.zone)
  const leaves = instantAt(booking.dateout, LEAVES_AT, booking.zone)
  return now >= arrives && now < leaves
}
