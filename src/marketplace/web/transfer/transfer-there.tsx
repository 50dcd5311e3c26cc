import { Plural } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { useTripWords } from '../thing/trip-words.ts'

/** The transfers that a stay has already, before a second one is added. */
export function TransferThere({ stay }: { stay: StayToPlan | null }) {
  const inWords = useDayInWords()
  const words = useTripWords()
  if (!stay || stay.transfers.length === 0) return null
  return (
    <Note
      title={
        <Plural value={stay.transfers.length} one="One is there already." other="# are there already." />
      }
    >
      <ul>
        {stay.transfers.map(({ leg, day, time, flight, order }, index) => {
          const way = words[leg === 'arrival' ? 'Arrival' : 'Departure']
          const when = `${inWords(day)}, ${formatTime(time)}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the transfers of a stay never change places
            <li key={index} className="numeric">
              {[way, when, flight, order].filter(Boolean).join(' · ')}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
