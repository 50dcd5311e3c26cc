import type { Day } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { BookingStatus } from '../stay/booking.ts'
import { mayBegin } from '../stay/transitions.ts'
import { type CancelTerms, cancelTerms, lastCancelDay, type PenaltyTier, TOO_LATE_DAYS } from './penalty.ts'

/** What cancelling means where it can be done here at all. */
export type OpenCancelTerms = Exclude<CancelTerms, { kind: 'too-late' }>

/** Why a stay cannot be cancelled here; each is a sentence of its own. */
export type CannotCancel = 'cancelled' | 'rejected' | 'asked' | 'over' | 'begun' | 'late'

/**
 * Whether the owner may cancel on a day, and what it costs in nights (decision 0013: not from 2 days before check-in
 * on; nothing for a request that nobody has answered, decision 0493). The refusal says which check refused, and until which day it was possible.
 */
export function mayCancel(
  booking: Parameters<typeof cancelTerms>[0] & {
    status: BookingStatus
    checkOut: Day
    isUnanswered: boolean
  },
  tiers: readonly PenaltyTier[],
  today: Day,
): Outcome<OpenCancelTerms, 'CANNOT_CANCEL'> {
  const { status, checkIn, checkOut } = booking
  const no = (because: CannotCancel) =>
    refused('CANNOT_CANCEL', {
      because,
      days: TOO_LATE_DAYS,
      until: lastCancelDay(checkIn),
    })
  if (status === 'cancelled' || status === 'rejected') return no(status)
  if (!mayBegin(status, 'cancel')) return no('asked')
  const terms = cancelTerms(booking, tiers, today)
  if (terms.kind !== 'too-late') return done(terms)
  if (checkOut <= today) return no('over')
  return no(checkIn <= today ? 'begun' : 'late')
}
