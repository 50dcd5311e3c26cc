import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useSession } from '../../membership/web/session/use-session.ts'
import { useDayInWords } from '../../web/use-day-in-words.ts'
import type { Booking } from '../reservations.endpoints.ts'
import type { BookingStatus } from '../stay/booking.ts'

/** What happens next with a booking, where something does. */
const NEXT: Partial<Record<BookingStatus, MessageDescriptor>> = {
  pending: msg`The resort reviews stays of guests before it confirms them.`,
  'pending-confirmation': msg`The resort has to confirm it. Until it answers, the nights are held for you.`,
  'to-authorize': msg`Its benefits need your authorization.`,
  'pending-modification': msg`The resort has to answer the change. Until then the stay remains as it was.`,
  'pending-cancel': msg`The club has to agree to the cancellation.`,
  rejected: msg`The resort couldn’t take this stay. Its nights are back in your balance.`,
}

type Stepping = Pick<Booking, 'bookingStatus' | 'nightsCost' | 'penaltyNights' | 'decideUntil' | 'lapsed'>

/** The sentence for a booking's status; nothing where nothing more happens. */
export function NextStep({ booking }: { booking: Stepping }) {
  const { i18n } = useLingui()
  const { trusted } = useSession()
  const { bookingStatus: status } = booking
  if (status === 'cancelled') return <Cancelled booking={booking} />
  if (status === 'rejected' && booking.lapsed) {
    return <Trans>The club did not confirm this stay in time. Its nights are back in your balance.</Trans>
  }
  // A benefit may wait in a stay that is confirmed.
  const next = status === 'confirmed' && booking.decideUntil ? 'to-authorize' : status
  const words = NEXT[next]
  if (next === 'to-authorize' && trusted) {
    const { owner } = trusted
    return <Trans>Its benefits wait for {owner} to authorize them.</Trans>
  }
  if (!words) return null
  return (
    <>
      {i18n._(words)} <Unless booking={booking} />
    </>
  )
}

/** What comes of it when nobody decides, and when. */
function Unless({ booking: { bookingStatus: status, decideUntil } }: { booking: Stepping }) {
  const inWords = useDayInWords()
  if (!decideUntil) return null
  const day = inWords(decideUntil)
  if (status === 'to-authorize' || status === 'confirmed') {
    return <Trans>Please decide by {day}: after that they return, and the stay goes on without them.</Trans>
  }
  if (status === 'pending-cancel')
    return <Trans>Without an answer by {day} it is cancelled as you asked.</Trans>
  if (status === 'pending-modification')
    return <Trans>Without an answer by {day} the change is dropped.</Trans>
  return <Trans>Without an answer by {day} all that it holds returns to your balance.</Trans>
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
