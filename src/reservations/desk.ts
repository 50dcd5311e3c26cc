import { BOOKING_DESK_DEEDS, type BookingDeskDeed } from './desk.endpoints.ts'
import type { BookingStatus } from './stay/booking.ts'
import { mayBegin, TRANSITIONS } from './stay/transitions.ts'

/** What the desk may do to a booking in a state. Its no to a change lets the stay stand as it was. */
export function deskDeeds(status: BookingStatus): BookingDeskDeed[] {
  return BOOKING_DESK_DEEDS.filter(
    (deed) => mayBegin(status, deed) || (deed === 'reject' && mayBegin(status, 'restore')),
  )
}

/** What a stay waits for, as the desk is told where its deed does not fit. */
export type WaitsFor = 'stay' | 'change' | 'cancelling' | 'benefits' | 'nothing'

/** What a stay in a state waits for. */
export function waitsFor(status: BookingStatus): WaitsFor {
  if (mayBegin(status, 'agree-to-cancel')) return 'cancelling'
  if (mayBegin(status, 'restore')) return 'change'
  if (mayBegin(status, 'confirm')) return 'stay'
  return mayBegin(status, 'authorize') ? 'benefits' : 'nothing'
}

/** Where a deed of the desk leads a stay that waits; each has one way. */
export function afterDesk(deed: BookingDeskDeed): BookingStatus {
  const [to] = TRANSITIONS[deed].to
  if (!to) throw new Error(`The table leads nowhere from ${deed}`)
  return to
}

/** What a stay holds of an account of nights. */
export interface HeldNights {
  yearId: number
  held: number
}

/**
 * What a cancellation inside the window costs, as entries: all that is held goes back, and the penalty is used, from
 * the accounts in the order given, never more of one than it held.
 */
export function penaltyEntries(
  accounts: readonly HeldNights[],
  penalty: number,
): { yearId: number; kind: 'return' | 'use'; quantity: number }[] {
  let left = penalty
  return accounts
    .filter(({ held }) => held > 0)
    .flatMap(({ yearId, held }) => {
      const used = Math.min(left, held)
      left -= used
      const back = { yearId, kind: 'return' as const, quantity: held }
      return used > 0 ? [back, { yearId, kind: 'use' as const, quantity: -used }] : [back]
    })
}
