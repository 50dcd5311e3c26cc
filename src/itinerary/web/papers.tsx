import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useSession } from '../../membership/web/session/use-session.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { isLive } from '../../reservations/stay/booking.ts'
import { CalendarDownload } from '../../reservations/web/edit/calendar-download.tsx'
import { Button, buttonClass } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { ConfirmationDownload } from './confirmation-download.tsx'
import { Fold } from './fold.tsx'

/** The stay on paper and in one's own calendar. */
export function Papers({ booking }: { booking: BookingDetails }) {
  const { trusted } = useSession()
  const [failure, setFailure] = useState<string | null>(null)
  if (!isLive(booking.bookingStatus)) return null
  return (
    <Fold
      // Saving the confirmation takes no press more than before.
      begins
      className="stay-papers"
      title={<Trans>Documents</Trans>}
      says={<Trans>The confirmation, this page on paper, your calendar.</Trans>}
    >
      <div className="row wrap">
        <ConfirmationDownload booking={booking} onFailure={setFailure} />
        <Button kind="secondary" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden />
          <Trans>Print this page</Trans>
        </Button>
        <CalendarDownload idBooking={booking.id} onFailure={setFailure} />
        {!trusted && (
          <Link
            to="/about-us"
            search={{ show: 'message', about: booking.code }}
            className={buttonClass('secondary')}
          >
            <MessageCircle className="icon" aria-hidden />
            <Trans>Ask your concierge</Trans>
          </Link>
        )}
      </div>
      {failure && <FormError>{failure}</FormError>}
    </Fold>
  )
}
