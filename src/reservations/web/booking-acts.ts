import type { Booking } from '../reservations.endpoints.ts'
import { mayChangeBenefits as mayChange, mayModify } from '../stay/modify.ts'
import { mayBegin } from '../stay/transitions.ts'

/** What the owner may do with a booking on a day; the server asks the same rules again. */
export interface BookingActs {
  modify: boolean
  authorize: boolean
  /** The way to cancel is open; what it costs, or that it is too late, the dialog says. */
  cancel: boolean
  /** The cancellation that was asked for may be taken back. */
  withdrawCancellation: boolean
  /** Whether nothing more can be done with it, save asking for such a stay again. */
  requestAgain: boolean
}

type Asked = Pick<Booking, 'bookingStatus' | 'datein' | 'dateout' | 'benefits'>

/** The acts that the rules allow. `today` is the resort's day; `checkInClosed` says that it lies in a blackout. */
export function actsOf(booking: Asked, today: string, checkInClosed: boolean): BookingActs {
  const { bookingStatus: status, datein: checkIn } = booking
  const over = booking.dateout <= today
  const final = status === 'cancelled' || status === 'rejected'
  const undecided = booking.benefits.some(({ state }) => state === 'pending')
  return {
    modify: mayModify({ status, checkIn, today, checkInClosed }).ok,
    authorize: undecided && !over && !final && status !== 'pending-cancel',
    cancel: mayBegin(status, 'cancel') && today < checkIn,
    withdrawCancellation: mayBegin(status, 'withdraw-cancellation') && today <= checkIn,
    requestAgain: over || final,
  }
}

/** Whether benefits may still be added or taken out. */
export function mayChangeBenefitsOf(booking: Asked, today: string, checkInClosed: boolean): boolean {
  const { bookingStatus: status, datein: checkIn } = booking
  return mayChange({ status, checkIn, today, checkInClosed }).ok
}
