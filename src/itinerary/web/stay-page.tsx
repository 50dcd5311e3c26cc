import { Plural, Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import { lazy, Suspense, useRef, useState } from 'react'
import { todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { useSession } from '../../membership/web/session/use-session.ts'
import { CANCEL_HASH } from '../../reservations/cancel/cancel-channel.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { isLive } from '../../reservations/stay/booking.ts'
import { shownStatus } from '../../reservations/stay/shown-status.ts'
import { actsOf } from '../../reservations/web/booking-acts.ts'
import { type BookingAct, BookingDialogs } from '../../reservations/web/booking-dialogs.tsx'
import { OrdersBesideStay, OrdersOfEndedStay } from '../../reservations/web/stay-orders.tsx'
import { daysOfYearWords } from '../../reservations/web/stays/stay-words.ts'
import { TradedChip } from '../../reservations/web/traded-chip.tsx'
import { useKeptFocus } from '../../reservations/web/use-kept-focus.ts'
import { useMayBook } from '../../reservations/web/use-may-book.ts'
import { atRest } from '../../web/at-rest.ts'
import { boot, phoneLink } from '../../web/boot.ts'
import { Button, buttonClass } from '../../web/ui/button.tsx'
import { RestrictedNote } from '../../web/ui/restricted-note.tsx'
import { StatusChip } from '../../web/ui/status-chip.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Itinerary, readItinerary } from '../itinerary.endpoints.ts'
import { ArrivalCard } from './arrival-card.tsx'
import { Comes } from './comes.tsx'
import { Papers } from './papers.tsx'
import { StayDays } from './stay-days.tsx'
import { Takes } from './takes.tsx'
import { TideLine } from './tide-line.tsx'
import { UnitWords } from './unit-words.tsx'
import { WhatChanged } from './what-changed-list.tsx'
import { WhoIsComing } from './who-is-coming.tsx'

/** For paper alone: it comes once the screen is drawn. */
const PaperHead = lazy(async () => {
  await atRest()
  return { default: (await import('./paper-head.tsx')).PaperHead }
})

interface StayPageProps {
  booking: BookingDetails
  itinerary: UseQueryResult<AnswerOf<typeof readItinerary>>
}

/** One stay: what it is, what comes next, its days, its people, its papers, its history. */
export function StayPage({ booking, itinerary }: StayPageProps) {
  const { user } = useSession()
  const mayBook = useMayBook()
  const today = todayIn(booking.zone, new Date())
  // A way that leads here to give the stay up opens that at once.
  const givesUp = useLocation({ select: ({ hash }) => hash === CANCEL_HASH })
  const [act, setAct] = useState<BookingAct | null>(
    givesUp && mayBook && actsOf(booking, today, booking.checkInClosed).cancel
      ? { deed: 'cancel', booking }
      : null,
  )
  const head = useRef<HTMLDivElement>(null)
  const live = isLive(booking.bookingStatus)
  const over = booking.dateout <= today
  useKeptFocus(act, booking, () => head.current)
  return (
    <>
      <Suspense fallback={null}>
        <PaperHead booking={booking} />
      </Suspense>
      <div ref={head} tabIndex={-1} className="stay-head">
        <Head booking={booking} today={today} unit={itinerary.data?.data.arrival} />
        {mayBook && <Deeds booking={booking} today={today} onAct={setAct} />}
      </div>
      {user.isAdmin && <RestrictedNote />}
      <Comes booking={booking} today={today} onDone={() => head.current?.focus()} />
      {live && !over && booking.wish === null && (
        <OrdersBesideStay
          booking={booking}
          days={{ checkIn: booking.datein, checkOut: booking.dateout }}
          moved
          counted={booking.ordersBeside}
        />
      )}
      {!live && <OrdersOfEndedStay booking={booking} />}
      <TideLine booking={booking} today={today} />
      <div className="stay-grid">
        {live && !over && <ArrivalCard booking={booking} arrival={itinerary.data?.data.arrival} />}
        <div className="stay-main">
          {live && <StayDays booking={booking} today={today} itinerary={itinerary} over={over} />}
          <WhoIsComing
            booking={booking}
            over={over}
            mayName={mayBook && actsOf(booking, today, booking.checkInClosed).modify}
          />
          {!over && <Papers booking={booking} />}
          <WhatChanged booking={booking} />
        </div>
        <Takes booking={booking} today={today} lines={itinerary.data?.data.lines ?? []} />
      </div>
      <BookingDialogs act={act} onClose={() => setAct(null)} />
    </>
  )
}

interface HeadProps {
  booking: BookingDetails
  today: string
  /** The residence that the stay was given, once it is read. */
  unit: Itinerary['arrival'] | undefined
}

function Head({ booking, today, unit }: HeadProps) {
  const language = useLanguage()
  const arrival = <strong>{dayInWords(booking.datein, language)}</strong>
  const departure = <strong>{dayInWords(booking.dateout, language)}</strong>
  return (
    <div>
      {booking.traded === null ? <StatusChip status={shownStatus(booking, today)} /> : <TradedChip />}
      <h1
        className="display"
        data-title={`${booking.resort}, ${daysOfYearWords(booking.datein, booking.dateout, language)}`}
      >
        {booking.resort}
      </h1>
      <p className="lead numeric">
        <Trans>
          {arrival} to {departure}
        </Trans>
        , <Plural value={booking.nights} one="# night" other="# nights" />. {booking.room[language]},{' '}
        {booking.code}.
        {unit?.residence && (
          <>
            {' '}
            <UnitWords residence={unit.residence} floor={unit.floor} />.
          </>
        )}
      </p>
    </div>
  )
}

interface DeedsProps {
  booking: BookingDetails
  today: string
  onAct: (act: BookingAct) => void
}

/** Change and cancel while the rules allow it; in the last days before arrival the concierge in their place. */
function Deeds({ booking, today, onAct }: DeedsProps) {
  const acts = actsOf(booking, today, booking.checkInClosed)
  const { phone } = boot
  const tooLate = booking.cancelTerms?.kind === 'too-late'
  return (
    <div className="stay-deeds">
      {acts.modify && (
        <Link
          to="/my-reservations/edit/$id"
          params={{ id: String(booking.id) }}
          className={buttonClass('secondary')}
        >
          <PenLine className="icon" aria-hidden />
          <Trans>Change</Trans>
        </Link>
      )}
      {acts.cancel && !tooLate && (
        <Button kind="danger" onClick={() => onAct({ deed: 'cancel', booking })}>
          <Trans>Cancel the stay</Trans>
        </Button>
      )}
      {tooLate && booking.dateout > today && (
        <a className={buttonClass('secondary')} href={phoneLink}>
          <Trans>Call the concierge, {phone}</Trans>
        </a>
      )}
    </div>
  )
}
