import type { Cart, Trip } from '../cart.ts'
import type { StayToPlan } from '../stays/stays.endpoints.ts'
import type { Times } from '../times/times.ts'
import { type LegChoice, legsOf } from './add-transfer.ts'
import type { Leg } from './legs.ts'
import { onQuarter, proposed } from './propose.ts'

type Ordered = Pick<StayToPlan, 'transfers'>

const WAYS: Readonly<Record<Leg, StayToPlan['transfers'][number]['leg']>> = {
  Arrival: 'arrival',
  Departure: 'departure',
}

/** The trip to propose: the leg that the stay has no transfer for yet, both where it has none or both. */
export function tripFor(stay: Ordered | null): Trip {
  if (!stay) return 'Arrival'
  const lacking = legsOf('Round trip').filter((leg) => !stay.transfers.some((one) => one.leg === WAYS[leg]))
  return lacking.length === 1 ? lacking[0]! : 'Round trip'
}

/** What stands in a leg before anybody types: the stay's own days and hours, as far as the vehicle goes then; noon without a stay. */
export function legOfStay(leg: Leg, stay: StayToPlan | null, times: Times): LegChoice {
  if (!stay) return { day: null, pickUp: '12:00', flightTime: null, flight: '' }
  return { ...proposed(leg, stay, times), flight: '' }
}

/**
 * The order that has a car for the same flight on the same day already: its number, empty for one in the cart, null for
 * none. Flights are compared without spaces and case.
 */
export function orderOfFlight(
  leg: Leg,
  { day, flight }: Pick<LegChoice, 'day' | 'flight'>,
  stay: Ordered | null,
  cart: Cart,
): string | null {
  const wanted = plain(flight)
  if (wanted === '' || day === null) return null
  const ordered = stay?.transfers.find(
    (one) => one.leg === WAYS[leg] && one.day === day && plain(one.flight) === wanted,
  )
  if (ordered) return ordered.order
  const isInCart = cart.some(
    ({ itinerario, operationdate }) =>
      itinerario?.trip === leg && operationdate === day && plain(itinerario.flight) === wanted,
  )
  return isInCart ? '' : null
}

const plain = (flight: string): string => flight.replace(/\s/g, '').toUpperCase()

/** Whether the way back comes before the way there, or with it; false while a leg has no day. */
export function isBackTooEarly({ Arrival, Departure }: Readonly<Record<Leg, LegChoice>>): boolean {
  if (Arrival.day === null || Departure.day === null) return false
  if (Arrival.day !== Departure.day) return Departure.day < Arrival.day
  return onQuarter(Departure.pickUp) <= onQuarter(Arrival.pickUp)
}
