import { Plural, Trans } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import type { TransferItinerary } from '../../cart.ts'
import { useTripWords } from '../thing/trip-words.ts'

/** A leg in words: which way, its flight, and who rides. */
export function LegWords({
  itinerario,
}: {
  itinerario: Partial<TransferItinerary> & Pick<TransferItinerary, 'trip'>
}) {
  const words = useTripWords()
  const { trip, uuidTrip, flight, flightTime, adults, children = 0, childSeats = 0 } = itinerario
  const way = words[trip]
  const time = flightTime ? formatTime(flightTime) : null
  return (
    <p className="small muted numeric">
      {uuidTrip ? <Trans>{way}, of a round trip</Trans> : way}
      {flight && (
        <>
          {' · '}
          <Trans>flight {flight}</Trans>
        </>
      )}
      {time && (
        <>
          {' · '}
          {trip === 'Departure' ? <Trans>leaves at {time}</Trans> : <Trans>lands at {time}</Trans>}
        </>
      )}
      {adults != null && (
        <>
          {' · '}
          <Plural value={adults} one="# adult" other="# adults" />
          {children > 0 && (
            <>
              , <Plural value={children} one="# child" other="# children" />
            </>
          )}
          {childSeats > 0 && (
            <>
              , <Plural value={childSeats} one="# child seat" other="# child seats" />
            </>
          )}
        </>
      )}
    </p>
  )
}

/** When the car goes. */
export function PickUpWords({ trip, time }: { trip: TransferItinerary['trip']; time: string }) {
  const hour = formatTime(time)
  return (
    <span className="small numeric">
      {trip === 'Departure' ? <Trans>We leave at {hour}</Trans> : <Trans>We wait from {hour}</Trans>}
    </span>
  )
}
