import type { Day } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { BookingStatus } from '../stay/booking.ts'
import { move } from '../stay/transitions.ts'

/** Why a cancellation is not taken back: nothing waits any more, or the last day to answer it has passed. */
type NoWithdrawal = 'none' | 'late'

/**
 * Whether the owner may take a cancellation back that the club has not answered, and where the stay stands then: as it did
 * when it was asked for (`before`; what was never recorded waits for the club). From the day after check-in the clock
 * settles it as it was asked. It costs nothing: the stay has held all that it holds the whole time.
 */
export function mayWithdraw(
  { status, checkIn, before }: { status: BookingStatus; checkIn: Day; before: BookingStatus | null },
  today: Day,
): Outcome<BookingStatus, 'NO_CANCELLATION_WAITS'> {
  const no = (because: NoWithdrawal) => refused('NO_CANCELLATION_WAITS', { because })
  const stands = before ?? 'pending-confirmation'
  if (!move(status, 'withdraw-cancellation', stands).ok) return no('none')
  return today > checkIn ? no('late') : done(stands)
}
