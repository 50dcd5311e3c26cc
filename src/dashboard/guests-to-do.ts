import type { Day } from '../kernel/day.ts'
import type { BookingStatus } from '../reservations/stay/booking.ts'
import { modifiableUntil } from '../reservations/stay/modify.ts'

interface StayFacts {
  status: BookingStatus
  checkIn: Day
  /** Today at the resort. */
  today: Day
  /** Guests without a name. */
  missing: number
  /** The check-in lies on a night that the resort has closed. */
  checkInClosed: boolean
}

/**
 * Who has to be named once the benefits of a stay are decided, and the last day for it: before, the stay cannot be changed.
 * Null where nobody lacks, or where it is too late.
 */
export function guestsAfter({ status, checkIn, today, missing, checkInClosed }: StayFacts) {
  const until = modifiableUntil(checkIn)
  const isToName = status === 'to-authorize' && missing > 0 && today <= until && !checkInClosed
  return isToName ? { missing, until } : null
}
