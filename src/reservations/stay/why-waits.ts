import type { BookingStatus, Occupant } from './booking.ts'

/** The rules by which a stay waits for somebody, as the desk reads them. */
export const STAY_WAIT_RULES = ['penalty', 'benefits', 'guest', 'resort', 'asked'] as const
export type StayWaitRule = (typeof STAY_WAIT_RULES)[number]

/**
 * The rule that made a stay wait: its cancellation lies within the days that cost nights, its benefits need the owner's
 * authorization, the club looks at each stay of a guest, or the resort confirms each stay itself. `asked` where none of these holds
 * any more: it was asked for under other rules than today's. Null where a stay waits for nobody.
 */
export function whyWaits(stay: {
  status: BookingStatus
  /** Who sleeps there; in the stay that is wished, where a change waits. */
  occupant: Occupant
  pendingBenefits: number
  hotelConfirmsItself: boolean
}): StayWaitRule | null {
  const { status, occupant, pendingBenefits, hotelConfirmsItself } = stay
  if (status === 'pending-cancel') return 'penalty'
  if (status === 'to-authorize') return 'benefits'
  if (status !== 'pending' && status !== 'pending-confirmation' && status !== 'pending-modification')
    return null
  if (occupant === 'guest') return 'guest'
  if (!hotelConfirmsItself) return 'resort'
  return pendingBenefits > 0 ? 'benefits' : 'asked'
}
