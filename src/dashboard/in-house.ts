import { instantAt } from '../kernel/day.ts'
import type { Booking } from '../reservations/reservations.endpoints.ts'
import { standingStatus } from '../reservations/stay/wish.ts'

/** The hour of check-out is the morning's; until noon the owner is still there. */
const LEAVES_AT = '12:00'

/** A stay, as far as it says when the owner is in house. */
type Stay = Pick<
  Booking,
  'bookingStatus' | 'wish' | 'occupant' | 'datein' | 'dateout' | 'checkInTime' | 'zone'
> | null

/** From when until when the owner is in house: a confirmed stay at the resort. Null without one. */
function spanInHouse(booking: Stay): { arrives: Date; leaves: Date } | null {
  if (booking?.occupant !== 'owner' || standingStatus(booking.bookingStatus, booking.wish) !== 'confirmed')
    return null
  return {
    arrives: instantAt(booking.datein, booking.checkInTime, booking.zone),
    leaves: instantAt(booking.dateout, LEAVES_AT, booking.zone),
  }
}

/** Whether the owner is in house: a confirmed stay has begun at the resort and not ended. */
export function isInHouse(booking: Stay, now: Date): boolean {
  const span = spanInHouse(booking)
  return span !== null && now >= span.arrives && now < span.leaves
}

/** When the owner next comes or goes by this stay; null when neither is ahead. */
export function nextTurnInHouse(booking: Stay, now: Date): Date | null {
  const span = spanInHouse(booking)
  if (span === null || now >= span.leaves) return null
  return now < span.arrives ? span.arrives : span.leaves
}
