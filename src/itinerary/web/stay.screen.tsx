import './stay.css'
import { Trans } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { BookingFailed } from '../../reservations/web/request/booking-failed.tsx'
import { useLastLook } from '../../reservations/web/stays/last-look.ts'
import { Moment } from '../../web/ui/moment.tsx'
import { Note } from '../../web/ui/note.tsx'
import { useStayShown } from './kept-stay.ts'
import { StayPage } from './stay-page.tsx'
import { StaySkeleton } from './stay-skeleton.tsx'

/** Everything about one stay, from request to departure, on one address. */
export default function StayScreen() {
  const { id } = useParams({ strict: false })
  const idBooking = Number(id)
  const listed = useLastLook()
  const { booking, itinerary, keptAt } = useStayShown(idBooking)
  return (
    <div className="page stay">
      <p className="stay-back">
        <Link to="/my-reservations" search={listed} className="link small">
          <ChevronLeft className="icon-small" aria-hidden />
          <Trans>My reservations</Trans>
        </Link>
      </p>
      {booking.data && keptAt !== null && <KeptNote at={keptAt} zone={booking.data.data.zone} />}
      {booking.data ? (
        <StayPage key={idBooking} booking={booking.data.data} itinerary={itinerary} />
      ) : booking.isError ? (
        <BookingFailed query={booking} />
      ) : (
        <StaySkeleton />
      )}
    </div>
  )
}

/** Without a connection the stay is shown as it was read last: when that was. */
function KeptNote({ at, zone }: { at: number; zone: string }) {
  const moment = <Moment at={new Date(at).toISOString()} zone={zone} />
  return (
    <div className="stay-back">
      <Note tone="gold">
        <Trans>
          There is no connection. This is your stay as you last saw it, {moment}; it may have changed since.
        </Trans>
      </Note>
    </div>
  )
}
