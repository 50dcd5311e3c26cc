import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { todayIn } from '../../kernel/day.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { StateBox } from '../../web/ui/state-box.tsx'
import type { Booking } from '../reservations.endpoints.ts'
import { actsOf } from './booking-acts.ts'
import { type BookingAct, BookingDialogs } from './booking-dialogs.tsx'
import { BookingRow, titleOf } from './booking-row.tsx'
import type { SortedBookings } from './bookings-search.ts'
import { useClosedCheckIns } from './use-closed-check-ins.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface BookingListProps {
  sorted: SortedBookings
  /** The booking that was just requested. */
  fresh: number | undefined
}

/** The bookings of a view: first those to come, then those behind. */
export function BookingList({ sorted: { upcoming, closed }, fresh }: BookingListProps) {
  const [act, setAct] = useState<BookingAct | null>(null)
  const checkInClosed = useClosedCheckIns(upcoming)
  useKeptFocus(act, upcoming, ({ id }) => document.getElementById(titleOf(id)))
  const rowOf = (booking: Booking, isClosed: boolean) => {
    const today = todayIn(booking.zone, new Date())
    return (
      <BookingRow
        key={booking.id}
        booking={booking}
        closed={isClosed}
        fresh={booking.id === fresh}
        acts={actsOf(booking, today, checkInClosed(booking))}
        onAct={setAct}
      />
    )
  }
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
        <Group title={<Trans>Coming up</Trans>} id="bookings-upcoming">
          {upcoming.map((booking) => rowOf(booking, false))}
        </Group>
      )}
      {closed.length > 0 && (
        <Group title={<Trans>Past and closed</Trans>} id="bookings-closed">
          {closed.map((booking) => rowOf(booking, true))}
        </Group>
      )}
      <BookingDialogs act={act} onClose={() => setAct(null)} />
    </div>
  )
}

interface GroupProps {
  title: ReactNode
  id: string
  children: ReactNode
}

function Group({ title, id, children }: GroupProps) {
  return (
    <section className="bookings" aria-labelledby={id}>
      <h2 className="label" id={id}>
        {title}
      </h2>
      <ul>{children}</ul>
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
