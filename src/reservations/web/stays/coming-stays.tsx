import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Booking } from '../../reservations.endpoints.ts'
import { type BookingAct, BookingDialogs } from '../booking-dialogs.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import { ComingCard, ComingRow, titleOf } from './coming-card.tsx'
import { PastRow, type PastStay } from './past-row.tsx'
import { useCards } from './use-cards.ts'

/** Stays whose days are still ahead, and that were cancelled or rejected: they stand below those that come. */
export function EndedAhead({ stays }: { stays: readonly PastStay[] }) {
  if (stays.length === 0) return null
  return (
    <section className="coming-ended" aria-labelledby="coming-ended">
      <h2 className="sub" id="coming-ended">
        <Trans>No longer coming</Trans>
      </h2>
      <ul className="past-rows">
        {stays.map((stay) => (
          <PastRow key={stay.id} stay={stay} words={[]} alone />
        ))}
      </ul>
    </section>
  )
}

interface ComingStaysProps {
  bookings: Booking[]
  /** Those for which something is ordered that does not go with their days. */
  beside: readonly number[]
  fresh: number | undefined
}

/** The stays that come, the next one first. */
export function ComingStays({ bookings, beside, fresh }: ComingStaysProps) {
  const [act, setAct] = useState<BookingAct | null>(null)
  const cards = useCards()
  useKeptFocus(act, bookings, ({ id }) => document.getElementById(titleOf(id)))
  const shown = (booking: Booking) => ({
    booking,
    fresh: booking.id === fresh,
    isBeside: beside.includes(booking.id),
    onAuthorize: () => setAct({ deed: 'authorize', booking }),
  })
  return (
    <section aria-labelledby="coming">
      <h2 className="hidden-text" id="coming">
        <Trans>Coming up</Trans>
      </h2>
      <ul className="coming fade">
        {bookings.slice(0, cards).map((booking) => (
          <ComingCard key={booking.id} {...shown(booking)} />
        ))}
      </ul>
      {bookings.length > cards && (
        <ul className="coming-later fade">
          {bookings.slice(cards).map((booking) => (
            <ComingRow key={booking.id} {...shown(booking)} />
          ))}
        </ul>
      )}
      <BookingDialogs act={act} onClose={() => setAct(null)} />
    </section>
  )
}
