import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useSession } from '../../membership/web/session/use-session.ts'
import { useDayInWords } from '../../web/use-day-in-words.ts'
import type { BookingDetails } from '../changes.endpoints.ts'
import type { Booking } from '../reservations.endpoints.ts'
import type { BookingStatus } from '../stay/booking.ts'
import { decidingLeadsTo } from '../stay/modify.ts'
import { isChangeOfRequest } from '../stay/wish.ts'

/** What happens next with a booking, where something does. */
const NEXT: Partial<Record<BookingStatus, MessageDescriptor>> = {
  pending: msg`The resort reviews stays of guests before it confirms them.`,
  'pending-confirmation': msg`The resort has to confirm it. Until it answers, the nights are held for you.`,
  'pending-modification': msg`The resort has to answer the change. Until then the stay remains confirmed as it is.`,
  'pending-cancel': msg`The club has to agree to the cancellation.`,
  rejected: msg`The resort couldn’t take this stay. Its nights are back in your balance.`,
}

/** A change of a request: the resort answers the change, and where it says no to it, the request after that. */
const OF_REQUEST = msg`Your request has no answer yet, nor has its change. If the resort agrees to the change, the stay is confirmed with it; if not, your request still waits for its own answer.`

type Stepping = Pick<
  Booking,
  'bookingStatus' | 'nightsCost' | 'penaltyNights' | 'decideUntil' | 'lapsed' | 'wish'
> &
  Partial<Pick<BookingDetails, 'confirmsItself' | 'occupant'>>

/** The sentence for a booking's status; nothing where nothing more happens. */
export function NextStep({ booking }: { booking: Stepping }) {
  const { i18n } = useLingui()
  const { trusted } = useSession()
  const { bookingStatus: status } = booking
  if (status === 'cancelled') return <Cancelled booking={booking} />
  if (status === 'rejected' && booking.lapsed) {
    return <Trans>The resort did not confirm this stay in time. Its nights are back in your balance.</Trans>
  }
  // A benefit may wait in a stay that is confirmed.
  const next = status === 'confirmed' && booking.decideUntil ? 'to-authorize' : status
  const words = booking.wish && isChangeOfRequest(booking.wish) ? OF_REQUEST : NEXT[next]
  if (next === 'to-authorize' && trusted) {
    const { owner } = trusted
    return <Trans>Its benefits wait for {owner} to authorize them.</Trans>
  }
  if (next === 'to-authorize') return <Authorize booking={booking} />
  if (!words) return null
  return (
    <>
      {i18n._(words)} <Unless booking={booking} />
    </>
  )
}

/** Why the owner has to decide, what comes of it, and what comes of it where they do not: the rule's own answers. */
function Authorize({ booking }: { booking: Stepping }) {
  const { bookingStatus: status, confirmsItself: hotelConfirmsItself, occupant, decideUntil } = booking
  const day = useDayInWords()(decideUntil ?? '')
  const why = <Trans>Benefits are only used once you have authorized them.</Trans>
  if (!decideUntil || hotelConfirmsItself === undefined || !occupant) return why
  const leadsTo = decidingLeadsTo({ status, hotelConfirmsItself, occupant })
  return (
    <>
      {why}{' '}
      {leadsTo === 'confirmed' ? (
        <Trans>
          Your answer confirms the stay. Without one by {day} they return to your balance, and the stay is
          confirmed without them.
        </Trans>
      ) : leadsTo === 'resort' ? (
        <Trans>
          After your answer the resort has to confirm the stay. Without one by {day} they return to your
          balance, and the resort is asked for the stay without them.
        </Trans>
      ) : (
        <Trans>
          The stay itself stands either way: without an answer by {day} they return to your balance.
        </Trans>
      )}
    </>
  )
}

/** What comes of it when nobody decides, and when. */
function Unless({ booking: { bookingStatus: status, decideUntil } }: { booking: Stepping }) {
  const inWords = useDayInWords()
  if (!decideUntil) return null
  const day = inWords(decideUntil)
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
