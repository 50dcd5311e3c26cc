import type { BookingStatus, Occupant } from '../stay/booking.ts'
import { afterAuthorization } from '../stay/modify.ts'
import type { StandingStatus } from '../stay/wish.ts'

/** States of a request that the resort has still to answer, whoever else has decided on it before. */
export const UNANSWERED: readonly BookingStatus[] = ['pending', 'pending-confirmation']

/** What tells whether a request has been answered. */
export interface AskedStay {
  status: BookingStatus
  /** The change that waits, with the state that the stay itself has. */
  wish: { from: StandingStatus } | null
  occupant: Occupant
  confirmsItself: boolean
}

/**
 * Whether the resort has still to answer a request for a stay: then it is taken back without penalty (decision 0493). Also
 * while its owner has not authorized its benefits, where the resort answers after that; where the resort confirms by itself,
 * nobody's answer is missing. A change of a request that waits leaves it as unanswered as it was.
 */
export function isUnanswered({ status, wish, occupant, confirmsItself }: AskedStay): boolean {
  if (status === 'to-authorize')
    return afterAuthorization({ hotelConfirmsItself: confirmsItself, occupant }) !== 'confirmed'
  const stands = status === 'pending-modification' ? wish?.from : status
  return stands !== undefined && UNANSWERED.includes(stands)
}
