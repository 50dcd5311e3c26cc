import type { Day } from '../../kernel/day.ts'
import { type BookingStatus, TOOK_PLACE } from './booking.ts'

/** What a stay is called where owners look at it: one of the eight statuses, or that it took place. */
export type ShownStatus = BookingStatus | 'completed'

/**
 * What a stay is called on a day at its resort, wherever it is shown: in the list, among eighteen months, on its
 * page. Once its last day has come, what took place is completed, whatever was still being asked about it.
 */
export function shownStatus(
  { bookingStatus, dateout }: { bookingStatus: BookingStatus; dateout: Day },
  today: Day,
): ShownStatus {
  return dateout <= today && TOOK_PLACE.includes(bookingStatus) ? 'completed' : bookingStatus
}
