import { Plural, useLingui } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { Cart } from '../../cart.ts'
import { isDuring } from '../../stays/during.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { useTripWords } from '../thing/trip-words.ts'

/** The transfers that a stay has already, ordered or in the cart, before a second one is added. */
export function TransferThere({ stay, cart }: { stay: StayToPlan | null; cart: Cart }) {
  const inWords = useDayInWords()
  const words = useTripWords()
  const { t } = useLingui()
  const waiting = cart.flatMap(({ itinerario, operationdate: day, operationtime: time, belongsToPackage }) =>
    itinerario && stay && day !== null && isDuring(stay, day) && !belongsToPackage
      ? [{ leg: itinerario.trip, day, time, flight: itinerario.flight }]
      : [],
  )
  const there = [
    ...(stay?.transfers ?? []).map(({ leg, ...one }) => ({
      ...one,
      leg: leg === 'arrival' ? ('Arrival' as const) : ('Departure' as const),
    })),
    ...waiting.map((one) => ({ ...one, order: t`in your cart` })),
  ]
  if (there.length === 0) return null
  return (
    <Note title={<Plural value={there.length} one="One is there already." other="# are there already." />}>
      <ul>
        {there.map(({ leg, day, time, flight, order }, index) => {
          const way = words[leg]
          const when = `${inWords(day)}, ${formatTime(time)}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order in which they were ordered and added
            <li key={index} className="numeric">
              {[way, when, flight, order].filter(Boolean).join(' · ')}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
