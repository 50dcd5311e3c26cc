import type { Day } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { type Added, cartLineOf } from '../add-to-cart.ts'
import type { Cart, TransferItinerary, Trip } from '../cart.ts'
import type { Product } from '../catalogue.endpoints.ts'
import type { Leg } from './legs.ts'

/** When a leg is, as it is chosen. */
export interface LegChoice {
  day: Day | null
  /** When the car goes, `hh:mm`. */
  pickUp: string
  flightTime: string | null
  flight: string
}

/** A transfer as it is chosen on its page: the vehicle, and who rides. */
export interface TransferChoice
  extends Pick<TransferItinerary, 'nameBenefi' | 'lastNameBenefi' | 'adults' | 'children' | 'childSeats'> {
  trip: Trip
  detailId: number
  /** How many of it: a party that no vehicle holds rides in several. */
  vehicles: number
  legs: Readonly<Record<Leg, LegChoice>>
}

/** The legs of a trip, in their order. */
export function legsOf(trip: Trip): readonly Leg[] {
  return trip === 'Round trip' ? ['Arrival', 'Departure'] : [trip]
}

/** Adds a transfer: a line for each leg, those of a round trip under one trip of their own. */
export function addTransfer(
  cart: Cart,
  product: Product,
  { trip, detailId, vehicles, legs, ...who }: TransferChoice,
  newId: () => string = () => crypto.randomUUID(),
): Outcome<Added, 'NO_VARIANT' | 'ALREADY_IN_CART'> {
  const vehicle = product.details.find(({ id }) => id === detailId)
  if (!vehicle) return refused('NO_VARIANT')
  const uuidTrip = trip === 'Round trip' ? newId() : null
  const added = legsOf(trip).map((leg) => {
    const { day, pickUp, flightTime, flight } = legs[leg]
    const choice = {
      operationdate: day,
      operationtime: pickUp,
      itinerario: { ...who, trip: leg, uuidTrip, flight: flight.trim(), flightTime },
    }
    return cartLineOf(product, vehicle, vehicles, choice, newId())
  })
  return done({ cart: [...cart, ...added], added, skipped: [] })
}
