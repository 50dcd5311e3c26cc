import './bookings.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { todayIn } from '../../kernel/day.ts'
import { useSession } from '../../membership/web/session/use-session.ts'
import { boot } from '../../web/boot.ts'
import { queryOf } from '../../web/query.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { Segmented } from '../../web/ui/segmented.tsx'
import { ErrorBox } from '../../web/ui/state-box.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { type Booking, listBookings } from '../reservations.endpoints.ts'
import { BookingList, NoBookings } from './booking-list.tsx'
import {
  BOOKING_VIEWS,
  type BookingView,
  bookingsSearch,
  countOf,
  sortBookings,
  viewOf,
} from './bookings-search.ts'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { FreshNote } from './fresh-note.tsx'
import { RestrictedNote } from './restricted-note.tsx'
import { LookChoice, YearLook } from './year/look-choice.tsx'
import { yearSearch } from './year/year-search.ts'

/** My Reservations: every stay of the owner, in all of their contracts. */
export default function ReservationsScreen() {
  const bookings = useQuery(queryOf(listBookings))
  const { view: look = 'list' } = useSearchOf(yearSearch)
  return (
    <div className="page">
      <PageHead
        title={<Trans>My reservations</Trans>}
        lead={<Trans>Every stay on your contracts: the next one first, those behind you last.</Trans>}
        action={
          <Link to="/my-reservations/request" className={buttonClass()}>
            <Trans>Request a stay</Trans>
          </Link>
        }
      />
      <LookChoice look={look} />
      {look === 'year' ? (
        <YearLook />
      ) : bookings.data ? (
        <Bookings bookings={bookings.data.data} />
      ) : bookings.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load your reservations</Trans>}
            onRetry={() => void bookings.refetch()}
            busy={bookings.isFetching}
            phone={boot.phone}
            beside
          >
            {bookings.error.message}
          </ErrorBox>
        </div>
      ) : (
        <BookingsSkeleton />
      )}
    </div>
  )
}

function Bookings({ bookings }: { bookings: Booking[] }) {
  const { show = 'all', fresh } = useSearchOf(bookingsSearch)
  const { user } = useSession()
  if (bookings.length === 0) return <NoBookings />

  const now = new Date()
  const sorted = sortBookings(bookings, (zone) => todayIn(zone, now))
  const requested = bookings.find((booking) => booking.id === fresh)
  return (
    <>
      {requested && <FreshNote booking={requested} />}
      {user.isAdmin && (
        <div className="bookings-note">
          <RestrictedNote />
        </div>
      )}
      <ViewChoice show={show} counts={(view) => countOf(sorted, view)} />
      <BookingList key={show} sorted={viewOf(sorted, show)} fresh={fresh} />
      <p className="bookings-feed">
        <CalendarFeed />
      </p>
    </>
  )
}

function ViewChoice({ show, counts }: { show: BookingView; counts: (view: BookingView) => number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const labels: Record<BookingView, string> = {
    all: t`All`,
    confirmed: t`Confirmed`,
    process: t`In process`,
    closed: t`Closed`,
  }
  return (
    <div className="bookings-views">
      <Segmented
        label={t`Filter by status`}
        value={show}
        onChange={(view) =>
          void navigate({
            to: '/my-reservations',
            search: view === 'all' ? {} : { show: view },
            replace: true,
            resetScroll: false,
          })
        }
        options={BOOKING_VIEWS.map((view) => ({ value: view, label: labels[view], count: counts(view) }))}
      />
    </div>
  )
}
