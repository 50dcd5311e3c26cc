import { Plural, Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { formatDay, formatMonth, todayIn } from '../../kernel/day.ts'
import { Art, type Hour } from '../../web/ui/art.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { StayStatusChip } from '../../web/ui/status-chip.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Booking } from '../reservations.endpoints.ts'
import { BookingActions } from './booking-actions.tsx'
import type { BookingActs } from './booking-acts.ts'
import type { BookingAct } from './booking-dialogs.tsx'
import { BookingParty } from './booking-party.tsx'
import { NextStep } from './next-step.tsx'
import { RoomArt } from './room-art.tsx'
import { WishWords } from './wish-words.tsx'

interface BookingRowProps {
  booking: Booking
  /** Past, cancelled or rejected. */
  closed: boolean
  /** Just requested: it is marked and brought into sight. */
  fresh: boolean
  acts: BookingActs
  onAct: (act: BookingAct) => void
}

/** The id of a row's title, where the focus stays when the button that had it goes. */
export const titleOf = (id: number) => `booking-${id}`

/** One booking in the list. */
export function BookingRow({ booking, closed, fresh, acts, onAct }: BookingRowProps) {
  const language = useLanguage()
  const over = booking.dateout <= todayIn(booking.zone, new Date())
  const row = useRef<HTMLLIElement>(null)
  // A ledger's entry leads here by the booking's code.
  const named = useLocation({ select: ({ hash }) => hash === booking.code })
  useEffect(() => {
    if (fresh || named) row.current?.scrollIntoView({ block: 'center' })
  }, [fresh, named])
  return (
    <li
      ref={row}
      id={booking.code}
      className={clsx('booking', closed && 'booking-closed', (fresh || named) && 'booking-fresh')}
    >
      <When booking={booking} />
      <div className="booking-art">
        <StayArt booking={booking} />
      </div>
      <div className="booking-body">
        <h3 id={titleOf(booking.id)} tabIndex={-1}>
          <Link to="/my-reservations/$id" params={{ id: String(booking.id) }} className="booking-name">
            {booking.resort}
          </Link>
        </h3>
        <p className="muted">{booking.room[language]}</p>
        <p className="muted numeric">
          {formatDay(booking.datein, language)} – {formatDay(booking.dateout, language)}
        </p>
        <BookingParty booking={booking} />
        {booking.byAdmin && (
          <p className="small">
            <Trans>Requested by the club for you.</Trans>
          </p>
        )}
        {booking.note && <p className="booking-note">{booking.note}</p>}
        {booking.wish && (
          <p className="small">
            <b>
              <WishWords booking={booking} />
            </b>
          </p>
        )}
        <p className="booking-next">
          <NextStep booking={booking} />
        </p>
      </div>
      <div className="booking-state">
        <StayStatusChip status={booking.bookingStatus} over={over} />
        {fresh && (
          <Chip tone="accent">
            <Trans>New</Trans>
          </Chip>
        )}
        <BookingActions booking={booking} acts={acts} onAct={onAct} />
      </div>
    </li>
  )
}

const HOURS: readonly Hour[] = ['dawn', 'noon', 'dusk']

/** The resort at one of its hours, or the residence: so that the stays at one place do not all look the same. */
function StayArt({ booking: { id, scene, roomScene } }: { booking: Booking }) {
  const hour = HOURS[id % (HOURS.length + 1)]
  return hour ? <Art name={scene} hour={hour} /> : <RoomArt scene={roomScene} />
}

function When({ booking: { datein, nights } }: { booking: Booking }) {
  const language = useLanguage()
  const [year, month, day] = datein.split('-').map(Number)
  return (
    <div className="booking-when numeric">
      {/* The whole dates stand beside; these are for the eye. */}
      <b aria-hidden>{day}</b>
      <span>
        <span aria-hidden>
          {formatMonth(month ?? 1, language)} {year}
        </span>
        <span>
          <Plural value={nights} one="# night" other="# nights" />
        </span>
      </span>
    </div>
  )
}
