import { Trans } from '@lingui/react/macro'
import { useDayInWords } from '../../web/use-day-in-words.ts'
import type { Booking } from '../reservations.endpoints.ts'

/** A change that waits, in a line: other days, or other people or benefits on the same. */
export function WishWords({ booking }: { booking: Pick<Booking, 'datein' | 'dateout' | 'wish'> }) {
  const inWords = useDayInWords()
  const { wish } = booking
  if (!wish) return null
  if (wish.datein === booking.datein && wish.dateout === booking.dateout) {
    return <Trans>A change on the same days waits for the club.</Trans>
  }
  const [from, to] = [inWords(wish.datein), inWords(wish.dateout)]
  return (
    <Trans>
      A change to {from} – {to} waits for the club.
    </Trans>
  )
}
