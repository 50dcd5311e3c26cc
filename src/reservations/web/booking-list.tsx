import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../web/ui/button.tsx'
import { StateBox } from '../../web/ui/state-box.tsx'
import type { Booking } from '../reservations.endpoints.ts'
import { BookingRow } from './booking-row.tsx'
import type { SortedBookings } from './bookings-search.ts'

interface BookingListProps {
  sorted: SortedBookings
  /** The booking that was just requested. */
  fresh: number | undefined
}

/** The bookings of a view: first those to come, then those behind. */
export function BookingList({ sorted: { upcoming, closed }, fresh }: BookingListProps) {
  if (upcoming.length + closed.length === 0) {
    return (
      <p className="bookings-none muted" role="status">
        <Trans>No reservation is in this state.</Trans>
      </p>
    )
  }
  return (
    <div className="fade">
      {upcoming.length > 0 && (
        <Group title={<Trans>Coming up</Trans>} id="bookings-upcoming" bookings={upcoming} fresh={fresh} />
      )}
      {closed.length > 0 && (
        <Group
          title={<Trans>Past and closed</Trans>}
          id="bookings-closed"
          bookings={closed}
          fresh={fresh}
          closed
        />
      )}
    </div>
  )
}

interface GroupProps {
  title: ReactNode
  id: string
  bookings: Booking[]
  fresh: number | undefined
  closed?: boolean
}

function Group({ title, id, bookings, fresh, closed = false }: GroupProps) {
  return (
    <section className="bookings" aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      <ul>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} closed={closed} fresh={booking.id === fresh} />
        ))}
      </ul>
    </section>
  )
}

/** An owner who never asked for a stay. */
export function NoBookings() {
  return (
    <div className="card">
      <StateBox
        art="hammock"
        title={<Trans>Nothing planned yet, which is also a plan.</Trans>}
        actions={
          <Link to="/my-reservations/request" className={buttonClass('secondary')}>
            <Trans>Search residences</Trans>
          </Link>
        }
      >
        <Trans>Your stays appear here as soon as you request one.</Trans>
      </StateBox>
    </div>
  )
}
