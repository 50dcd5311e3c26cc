/** Every state of a booking (spec, section 4). */
export const BOOKING_STATUSES = [
  'pending',
  'pending-confirmation',
  'confirmed',
  'cancelled',
  'rejected',
  'to-authorize',
  'pending-modification',
  'pending-cancel',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** The statuses under the spec's names (section 4), as a booking's `status` says them on the wire. */
export const STATUS_NAMES = {
  pending: 'Pending',
  'pending-confirmation': 'Pending Confirmation',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
  'to-authorize': 'To authorize',
  'pending-modification': 'Pending Modification',
  'pending-cancel': 'Pending cancel',
} as const satisfies Record<BookingStatus, string>

/** Who will sleep there: the owner, or a guest without the owner's benefits. */
export type Occupant = 'owner' | 'guest'

/** Bookings that hold their nights. Cancelled and rejected are final and hold none. */
export const LIVE_STATUSES: readonly BookingStatus[] = BOOKING_STATUSES.filter(
  (status) => status !== 'cancelled' && status !== 'rejected',
)

/** The hour of check-out is the morning's; until noon at the resort somebody is still there. */
export const LEFT_BY = '12:00'

/** Statuses in which a stay that is over took place: cancelled, rejected or never agreed to, it did not. */
export const TOOK_PLACE: readonly BookingStatus[] = [
  'confirmed',
  'to-authorize',
  'pending-modification',
  'pending-cancel',
]

/** Whether a booking still holds its nights. */
export function isLive(status: BookingStatus): boolean {
  return LIVE_STATUSES.includes(status)
}

/** Whether a booking waits for somebody: the club, or the owner's authorization. */
export function isInProcess(status: BookingStatus): boolean {
  return isLive(status) && status !== 'confirmed'
}

/**
 * The status in which a booking begins: `to-authorize` where benefits need the owner's authorization; `pending` for a
 * guest, whom the club reviews; else `confirmed` or `pending-confirmation`, by whether the hotel confirms by itself.
 */
export function initialStatus(request: {
  usesBenefits: boolean
  occupant: Occupant
  hotelConfirmsItself: boolean
}): BookingStatus {
  if (request.usesBenefits) return 'to-authorize'
  if (request.occupant === 'guest') return 'pending'
  return request.hotelConfirmsItself ? 'confirmed' : 'pending-confirmation'
}
