import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { Booking } from '../../reservations.endpoints.ts'
import { NextStep } from '../next-step.tsx'

/** What came of a request comes into sight, and takes the focus that the page's heading got. */
function useInSight() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the navigation has moved the focus to the heading.
    const soon = setTimeout(() => {
      place.current?.scrollIntoView({ block: 'center' })
      if (document.activeElement?.matches('body, main, main h1'))
        place.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(soon)
  }, [])
  return place
}

/** Says that the stay which was just requested is in the list, and what happens with it: read where the focus comes, once. */
export function FreshNote({ booking }: { booking: Booking }) {
  const inWords = useDayInWords()
  const day = inWords(booking.datein)
  const place = useInSight()
  const { code, resort, bookingStatus } = booking
  return (
    <div ref={place} className="coming-note" tabIndex={-1}>
      <Note
        icon={CircleCheck}
        title={
          bookingStatus === 'confirmed' ? (
            <Trans>
              {resort}, {day}: your stay {code} is confirmed.
            </Trans>
          ) : (
            <Trans>
              {resort}, {day}: your request is {code}.
            </Trans>
          )
        }
      >
        {' '}
        <NextStep booking={booking} />{' '}
        <Link to="/my-reservations/$id" params={{ id: String(booking.id) }} className="link">
          <Trans>See this stay</Trans>
        </Link>
      </Note>
    </div>
  )
}
