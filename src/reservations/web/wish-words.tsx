import { Trans } from '@lingui/react/macro'
import { useLanguage } from '../../web/words.ts'
import type { Booking } from '../reservations.endpoints.ts'
import { daysOfYearWords } from './stays/stay-words.ts'

/** A change that waits, in a line: other days, or other people or benefits on the same. */
export function WishWords({
  booking,
}: {
  booking: Pick<Booking, 'datein' | 'dateout' | 'wish' | 'benefits'>
}) {
  const language = useLanguage()
  const { wish } = booking
  if (!wish) return null
  // One of both answers next: the owner, where a benefit of theirs is undecided.
  const waitsForOwner = wish.occupant === 'owner' && booking.benefits.some(({ state }) => state === 'pending')
  if (wish.datein === booking.datein && wish.dateout === booking.dateout) {
    return waitsForOwner ? (
      <Trans>A change on the same days waits for your authorization.</Trans>
    ) : (
      <Trans>A change on the same days waits for the resort.</Trans>
    )
  }
  const days = daysOfYearWords(wish.datein, wish.dateout, language)
  return waitsForOwner ? (
    <Trans>A change to {days} waits for your authorization.</Trans>
  ) : (
    <Trans>A change to {days} waits for the resort.</Trans>
  )
}
