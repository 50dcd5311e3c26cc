import { Trans, useLingui } from '@lingui/react/macro'
import { todayIn } from '../../../kernel/day.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { boot, phoneLink } from '../../../web/boot.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { BOOKING_STATUS_WORDS } from '../../../web/ui/status-chip.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { type CannotModify, mayModify } from '../../stay/modify.ts'
import { RequestAgain } from '../request-again.tsx'

/** In place of the form: why this stay cannot be modified, and the way on. */
export function ClosedToChange({
  booking,
  requestAgain,
}: {
  booking: BookingDetails
  requestAgain: boolean
}) {
  const { phone } = boot
  return (
    <Note title={<Trans>This reservation can’t be changed</Trans>}>
      <p>
        <Why booking={booking} />
      </p>
      <p className="row wrap edit-ways">
        {requestAgain && <RequestAgain booking={booking} className={buttonClass('secondary', 'small')} />}
        <a className="link" href={phoneLink}>
          <Trans>Call the concierge, {phone}</Trans>
        </a>
      </p>
    </Note>
  )
}

function Why({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui()
  const { trusted } = useSession()
  const inWords = useDayInWords()
  const { bookingStatus: status, datein: checkIn, checkInClosed } = booking
  const today = todayIn(booking.zone, new Date())
  const rule = mayModify({ status, checkIn, today, checkInClosed })
  const because = rule.ok ? null : (rule.values?.because as CannotModify)
  if (booking.dateout <= today) return <Trans>The stay is over.</Trans>
  if (because === 'begun') return <Trans>The stay has begun.</Trans>
  if (because === 'authorize' && trusted) {
    const { owner } = trusted
    return <Trans>Its benefits wait for {owner} to authorize them. After that you can change it.</Trans>
  }
  if (because === 'authorize') {
    return <Trans>Its benefits need your authorization. Once you have decided, you can change it.</Trans>
  }
  if (because === 'cancelled' || because === 'rejected' || because === 'cancelling') {
    const words = i18n._(BOOKING_STATUS_WORDS[status])
    return <Trans>Its status is “{words}”, so it can no longer be changed here.</Trans>
  }
  if (because === 'blackout') {
    return <Trans>The resort has closed the night of check-in. The concierge finds a way with you.</Trans>
  }
  const day = inWords(booking.modifiableUntil)
  return <Trans>A stay can be changed until the eighth day before check-in, which was {day}.</Trans>
}
