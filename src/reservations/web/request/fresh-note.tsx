import { Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { Booking } from '../../reservations.endpoints.ts'
import { NextStep } from '../next-step.tsx'

/** Says that the stay which was just requested is in the list, and what happens with it. */
export function FreshNote({ booking }: { booking: Booking }) {
  const inWords = useDayInWords()
  const day = inWords(booking.datein)
  const { code, resort, bookingStatus } = booking
  return (
    <div className="coming-note" role="status">
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
        <NextStep booking={booking} />
      </Note>
    </div>
  )
}
