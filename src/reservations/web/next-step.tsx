import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { BookingStatus } from '../booking.ts'
import type { Booking } from '../reservations.endpoints.ts'

/** What happens next with a booking, where something does. */
const NEXT: Partial<Record<BookingStatus, MessageDescriptor>> = {
  pending: msg`The club reviews the guest and replies within one working day.`,
  'pending-confirmation': msg`The resort replies within one working day. The nights are held for you meanwhile.`,
  'to-authorize': msg`Its benefits wait for your authorization.`,
  'pending-modification': msg`The change waits for the resort. The stay holds as it was meanwhile.`,
  'pending-cancel': msg`The cancellation waits for the club’s agreement.`,
  rejected: msg`The resort couldn’t take this stay. Its nights are back in your balance.`,
}

type Stepping = Pick<Booking, 'bookingStatus' | 'nightsCost' | 'penaltyNights'>

/** The sentence for a booking's status; nothing where nothing more happens. */
export function NextStep({ booking }: { booking: Stepping }) {
  const { i18n } = useLingui()
  if (booking.bookingStatus === 'cancelled') return <Cancelled booking={booking} />
  const words = NEXT[booking.bookingStatus]
  return words ? i18n._(words) : null
}

function Cancelled({ booking: { nightsCost, penaltyNights } }: { booking: Stepping }) {
  const cost = Math.min(penaltyNights ?? 0, nightsCost)
  if (cost === 0) return <Trans>Its nights are back in your balance.</Trans>
  if (cost === nightsCost) {
    return (
      <Plural value={cost} one="Cancelling cost its only night." other="Cancelling cost all its # nights." />
    )
  }
  return (
    <Plural
      value={cost}
      one="Cancelling cost # night; the rest is back in your balance."
      other="Cancelling cost # nights; the rest is back in your balance."
    />
  )
}
