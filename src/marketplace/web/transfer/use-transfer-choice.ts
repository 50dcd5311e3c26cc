import { useState } from 'react'
import { useOwner } from '../../../membership/web/session/use-owner.ts'
import type { Trip } from '../../cart.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import type { Times } from '../../times/times.ts'
import { type LegChoice, legsOf, type TransferChoice } from '../../transfers/add-transfer.ts'
import type { Leg } from '../../transfers/legs.ts'
import { pickUpOf } from '../../transfers/propose.ts'
import { vehiclesFor } from '../../transfers/seats.ts'
import { legOfStay, tripFor } from '../../transfers/transfer-of-stay.ts'
import type { Travellers } from './traveller-fields.tsx'

/** What is chosen of a transfer: what was typed, and the stay's and the owner's own where nothing was. */
export function useTransferChoice(product: Product, stay: StayToPlan | null) {
  const { name, lastname } = useOwner()
  const [chosenTrip, setTrip] = useState<Trip | null>(null)
  const [typed, setTyped] = useState<Partial<Record<Leg, Partial<LegChoice>>>>({})
  const [who, setWho] = useState<Partial<Travellers>>({})
  const [vehicle, setVehicle] = useState<number | null>(null)

  const largest = Math.max(...product.details.map(({ people }) => people))
  const travellers: Travellers = {
    nameBenefi: name,
    lastNameBenefi: lastname,
    adults: Math.min(stay?.adults ?? 1, largest),
    children: Math.min(stay?.children ?? 0, Math.max(0, largest - (stay?.adults ?? 1))),
    childSeats: 0,
    ...who,
  }
  const people = (travellers.adults ?? 1) + travellers.children
  // Where none holds them all, they ride in several.
  const neededOf = (one: Product['details'][number]) =>
    people <= largest ? (one.people >= people ? 1 : null) : vehiclesFor(people, one)
  const fitting = product.details.filter((one) => neededOf(one) !== null)
  const detail = fitting.find(({ id }) => id === vehicle) ?? fitting[0]
  const trip = chosenTrip ?? tripFor(stay)
  const hours = product.page?.hours.find(({ detailId }) => detailId === detail?.id)
  const times: Times = hours ? { kind: 'hours', ...hours } : { kind: 'any' }
  const legOf = (leg: Leg): LegChoice => ({ ...legOfStay(leg, stay, times), ...typed[leg] })
  const choice: TransferChoice = {
    ...travellers,
    trip,
    detailId: detail?.id ?? 0,
    vehicles: (detail && neededOf(detail)) ?? 1,
    legs: { Arrival: legOf('Arrival'), Departure: legOf('Departure') },
  }
  return {
    choice,
    legs: legsOf(trip),
    travellers,
    people,
    /** The largest party that any of the vehicles drives. */
    most: Math.max(...product.details.map((one) => one.people * one.most)),
    detail,
    /** When the vehicle goes. */
    times,
    neededOf,
    setTrip,
    setVehicle,
    changeWho: (some: Partial<Travellers>) => setWho({ ...who, ...some }),
    /** The hour of the car goes with that of the flight, until somebody chooses one. */
    changeLeg: (leg: Leg, some: Partial<LegChoice>) => {
      const goes =
        some.flightTime && some.pickUp === undefined ? { pickUp: pickUpOf(leg, some.flightTime) } : {}
      setTyped({ ...typed, [leg]: { ...typed[leg], ...some, ...goes } })
    },
    /** Forgets trip and legs, once they are in the cart; who travels stays. */
    begin: () => {
      setTyped({})
      setTrip(null)
    },
  }
}
