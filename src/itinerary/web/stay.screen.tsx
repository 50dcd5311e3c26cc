import './stay.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { readBooking } from '../../reservations/changes.endpoints.ts'
import { BookingFailed } from '../../reservations/web/request/booking-failed.tsx'
import { useLastLook } from '../../reservations/web/stays/last-look.ts'
import { queryOf } from '../../web/calls/query.ts'
import { StayPage } from './stay-page.tsx'
import { StaySkeleton } from './stay-skeleton.tsx'

/** Everything about one stay, from request to departure, on one address. */
export default function StayScreen() {
  const { id } = useParams({ strict: false })
  const idBooking = Number(id)
  const listed = useLastLook()
  const booking = useQuery(queryOf(readBooking, { query: { idBooking } }))
  return (
    <div className="page stay">
      <p className="stay-back">
        <Link to="/my-reservations" search={listed} className="link small">
          <ChevronLeft className="icon-small" aria-hidden />
          <Trans>My reservations</Trans>
        </Link>
      </p>
      {booking.data ? (
        <StayPage key={idBooking} booking={booking.data.data} />
      ) : booking.isError ? (
        <BookingFailed query={booking} />
      ) : (
        <StaySkeleton />
      )}
    </div>
  )
}
