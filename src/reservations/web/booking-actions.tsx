import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../kernel/day.ts'
import { useSession } from '../../membership/web/session/use-session.ts'
import { Button, buttonClass } from '../../web/ui/button.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Booking } from '../reservations.endpoints.ts'
import type { BookingActs } from './booking-acts.ts'
import type { BookingAct } from './booking-dialogs.tsx'
import { RequestAgain } from './request-again.tsx'

interface BookingActionsProps {
  booking: Booking
  acts: BookingActs
  onAct: (act: BookingAct) => void
}

/** What may be done with a booking in the list. Modifying, authorizing and cancelling are the owner's alone. */
export function BookingActions({ booking, acts, onAct }: BookingActionsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { user } = useSession()
  const stay = `${booking.resort}, ${formatDay(booking.datein, language)}`
  const isOwner = !user.isAdmin
  const place = { to: '/my-reservations/edit/$id', params: { id: String(booking.id) } }
  return (
    <div className="booking-actions">
      {isOwner && acts.authorize && (
        <Button
          size="small"
          aria-label={t`Authorize: ${stay}`}
          onClick={() => onAct({ deed: 'authorize', booking })}
        >
          <Trans>Authorize</Trans>
        </Button>
      )}
      {isOwner && acts.modify && !acts.authorize && (
        <Link {...place} className={buttonClass('secondary', 'small')} aria-label={t`Modify: ${stay}`}>
          <Trans>Modify</Trans>
        </Link>
      )}
      {isOwner && acts.cancel && (
        <Button
          kind="ghost"
          size="small"
          aria-label={t`Cancel: ${stay}`}
          onClick={() => onAct({ deed: 'cancel', booking })}
        >
          <Trans>Cancel</Trans>
        </Button>
      )}
      {acts.requestAgain && (
        <RequestAgain
          booking={booking}
          className={buttonClass('ghost', 'small')}
          label={t`Request again: ${stay}`}
        />
      )}
      <Link
        {...place}
        to="/my-reservations/$id"
        className={buttonClass('ghost', 'small')}
        aria-label={t`Details: ${stay}`}
      >
        <Trans>Details</Trans>
      </Link>
    </div>
  )
}
