import { Plural, Trans } from '@lingui/react/macro'
import { type DayRange, todayIn } from '../../../kernel/day.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { keptPenalty } from './change-cost.ts'

/** Told before a change is sent: a stay that moves inside its penalty window keeps the date that its penalty counts from. */
export function PenaltyOfChange({ booking, dates }: { booking: BookingDetails; dates: DayRange }) {
  const inWords = useDayInWords()
  const kept = keptPenalty(dates, booking, todayIn(booking.zone, new Date()))
  if (!kept) return null
  if (kept.fewest !== null)
    return (
      <Note tone="bad" spoken>
        <Plural
          value={kept.fewest}
          one="Your stay is inside its penalty window: cancelling it today would cost # night of your balance, and a change has to keep at least that one. Choose a longer stay."
          other="Your stay is inside its penalty window: cancelling it today would cost # nights of your balance, and a change has to keep at least as many. Choose a longer stay."
        />
      </Note>
    )
  const day = inWords(kept.from)
  return (
    <Note tone="gold" spoken>
      <Trans>Your stay is inside its penalty window, and moving it doesn’t end that.</Trans>{' '}
      <Plural
        value={kept.nights}
        one={`# of its nights keeps counting from ${day}.`}
        other={`# of its nights keep counting from ${day}.`}
      />{' '}
      <Plural
        value={kept.cost}
        one="Cancelling it today would cost # night."
        other="Cancelling it today would cost # nights."
      />
    </Note>
  )
}
