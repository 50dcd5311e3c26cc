import './edit.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { lazy, type ReactNode, Suspense } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { readBooking } from '../../changes.endpoints.ts'
import { EditSkeleton } from './edit-skeleton.tsx'
import { StayDetails } from './stay-details.tsx'

/** Few stays cannot be read: it comes with the first that cannot. */
const BookingFailed = lazy(async () => ({
  default: (await import('../request/booking-failed.tsx')).BookingFailed,
}))

/** Edit My Reservation: all about one stay, and what the owner may do with it. */
export default function EditScreen() {
  const { id } = useParams({ strict: false })
  const idBooking = Number(id)
  const booking = useQuery(queryOf(readBooking, { query: { idBooking } }))
  if (booking.data) {
    return (
      <div className="page">
        <StayDetails key={idBooking} booking={booking.data.data} back={<Back idBooking={idBooking} />} />
      </div>
    )
  }
  return (
    <div className="page">
      <p className="edit-back">
        <Back idBooking={idBooking} />
      </p>
      {booking.isError ? (
        <Suspense fallback={null}>
          <BookingFailed query={booking} />
        </Suspense>
      ) : (
        <>
          <h1 className="hidden-text">
            <Trans>Your reservation</Trans>
          </h1>
          <EditSkeleton />
        </>
      )}
    </div>
  )
}

/** The change is a part of the stay's page. */
function Back({ idBooking }: { idBooking: number }): ReactNode {
  return (
    <Link to="/my-reservations/$id" params={{ id: String(idBooking) }} className="link small edit-back-link">
      <ChevronLeft className="icon-small" aria-hidden />
      <Trans>Your stay</Trans>
    </Link>
  )
}
