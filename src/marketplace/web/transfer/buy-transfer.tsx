import './transfer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOwner } from '../../../membership/web/session/use-owner.ts'
import { useFieldWords } from '../../../web/forms/field-words.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type Cart, TRIPS, type Trip } from '../../cart.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import { besideStay } from '../../stays/beside-stay.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { addTransfer, type LegChoice, legsOf } from '../../transfers/add-transfer.ts'
import { flightFault } from '../../transfers/fits-flight.ts'
import type { Leg } from '../../transfers/legs.ts'
import { onQuarter, pickUpOf, proposed } from '../../transfers/propose.ts'
import { vehiclesFor } from '../../transfers/seats.ts'
import { useCart } from '../cart/cart-store.ts'
import { useTax } from '../price/use-tax.ts'
import { isOpen } from '../thing/availability.ts'
import { BuyFoot, thenOf } from '../thing/buy-panel.tsx'
import { focusFirstFault } from '../thing/focus-first-fault.ts'
import { useTripWords } from '../thing/trip-words.ts'
import { type Then, useAdd } from '../thing/use-add.ts'
import { useNotAvailable } from '../thing/use-not-available.ts'
import { usePaying } from '../thing/use-paying.tsx'
import { useStays } from '../use-stays.ts'
import { LegCard } from './leg-card.tsx'
import { legCents } from './transfer-cents.ts'
import { TransferSum } from './transfer-sum.tsx'
import { TransferThere } from './transfer-there.tsx'
import { TravellerFields, type Travellers } from './traveller-fields.tsx'
import { VehicleChoice } from './vehicle-choice.tsx'

/** The legs that a stay has no transfer for yet; all of them where it has both. */
function tripFor(stay: StayToPlan | null): Trip {
  if (!stay) return 'Arrival'
  const has = (leg: 'arrival' | 'departure') => stay.transfers.some((one) => one.leg === leg)
  if (has('arrival') === has('departure')) return 'Round trip'
  return has('arrival') ? 'Departure' : 'Arrival'
}

/** What stands in a leg before anybody types: the stay's own days and hours. */
function proposal(leg: Leg, stay: StayToPlan | null): LegChoice {
  if (!stay) return { day: null, pickUp: '12:00', flightTime: null, flight: '' }
  return { ...proposed(leg, stay), flight: '' }
}

/** A transfer: which way, who rides, in what, and each leg with its day and its flight. */
export function BuyTransfer({ product, onAdded }: { product: Product; onAdded: (then: Then) => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const cart = useCart()
  const say = useFieldWords()
  const words = useTripWords()
  const { name, lastname } = useOwner()
  const { all: stays, stayAt } = useStays()
  const stay = stayAt(product.hotel)
  const taxPercent = useTax()(product.hotel)
  const [chosenTrip, setTrip] = useState<Trip | null>(null)
  const [typed, setTyped] = useState<Partial<Record<Leg, Partial<LegChoice>>>>({})
  const [who, setWho] = useState<Partial<Travellers>>({})
  const [vehicle, setVehicle] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const largest = Math.max(...product.details.map(({ people }) => people))
  const most = Math.max(...product.details.map((one) => one.people * one.most))
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
  const legs = legsOf(trip)
  const legOf = (leg: Leg): LegChoice => ({ ...proposal(leg, stay), ...typed[leg] })
  const choice = {
    ...travellers,
    trip,
    detailId: detail?.id ?? 0,
    vehicles: (detail && neededOf(detail)) ?? 1,
    legs: { Arrival: legOf('Arrival'), Departure: legOf('Departure') },
  }
  const availability = useNotAvailable([
    { idProduct: product.id, detailId: detail?.id ?? null, qty: choice.vehicles },
  ])
  const dayFault = (leg: Leg) => {
    const { day } = choice.legs[leg]
    if (day === null) return t`Choose a date.`
    if (isBackTooEarly(choice.legs) && leg === 'Departure' && trip === 'Round trip')
      return t`The way back comes after the way there. Choose a later date.`
    return isOpen(availability.dates, day)
      ? undefined
      : t`This vehicle is taken that day. Choose another date, or another vehicle.`
  }
  const timeFault = (leg: Leg) => (choice.legs[leg].flightTime ? undefined : t`Choose a time.`)
  const isOffRoad = (leg: Leg) => {
    const { pickUp, flightTime } = choice.legs[leg]
    return (
      flightTime !== null &&
      flightFault({ leg, pickUp, flightTime, minutes: product.durationMinutes }) !== null
    )
  }
  const missing = (field: 'nameBenefi' | 'lastNameBenefi') => travellers[field].trim() === ''
  const paying = usePaying((cart, newId) => addTransfer(cart, product, choice, newId))
  const { submit, fault, forget } = useAdd({
    add: paying.add,
    isReady: () => {
      flushSync(() => setTried(true))
      const isGood =
        legs.every((leg) => !dayFault(leg) && !timeFault(leg) && !isOffRoad(leg)) &&
        !missing('nameBenefi') &&
        !missing('lastNameBenefi')
      if (!isGood) focusFirstFault(form.current)
      return isGood
    },
    done: (then) => {
      setTyped({})
      setTrip(null)
      setTried(false)
      onAdded(then)
    },
  })
  const changeLeg = (leg: Leg) => (some: Partial<LegChoice>) => {
    forget()
    const goes =
      some.flightTime && some.pickUp === undefined ? { pickUp: pickUpOf(leg, some.flightTime) } : {}
    setTyped({ ...typed, [leg]: { ...typed[leg], ...some, ...goes } })
  }
  const one = legCents(detail, choice)
  return (
    <form
      ref={form}
      className="transfer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(thenOf(event.nativeEvent as SubmitEvent))
      }}
    >
      <div className="transfer-parts">
        <Segmented
          label={t`Trip`}
          value={trip}
          onChange={setTrip}
          options={TRIPS.map((value) => ({ value, label: words[value] }))}
        />
        <TransferThere stay={stay} />
        <section className="transfer-part">
          <h2 className="title">
            <Trans>Who travels</Trans>
          </h2>
          <TravellerFields
            value={travellers}
            most={most}
            errorAt={(field) => (tried && missing(field) ? say('required') : undefined)}
            onChange={(some) => setWho({ ...who, ...some })}
          />
        </section>
        <VehicleChoice
          product={product}
          taxPercent={taxPercent}
          people={people}
          neededOf={neededOf}
          value={detail?.id ?? null}
          onChange={setVehicle}
        />
        <section className="transfer-part">
          <h2 className="title">{legs.length > 1 ? <Trans>Two trips</Trans> : <Trans>One trip</Trans>}</h2>
          {legs.map((leg) => (
            <LegCard
              key={leg}
              leg={leg}
              minutes={product.durationMinutes}
              value={choice.legs[leg]}
              availability={availability}
              stay={stay}
              beside={besideStay(choice.legs[leg].day, null, stays)}
              sameFlight={flightThere(leg, choice.legs[leg], stay, cart)}
              dayError={tried || choice.legs[leg].day !== null ? dayFault(leg) : undefined}
              timeError={tried ? timeFault(leg) : undefined}
              onChange={changeLeg(leg)}
            />
          ))}
        </section>
      </div>
      <aside className="card buy transfer-sum" aria-labelledby="transfer-sum">
        <h2 className="sub" id="transfer-sum">
          {words[trip]}
          {detail && <>, {detail.detaildisplay[language]}</>}
        </h2>
        <TransferSum
          legs={legs.map((leg) => ({ leg, day: choice.legs[leg].day }))}
          one={one}
          vehicles={choice.vehicles}
          currency={product.currency}
          taxPercent={taxPercent}
        />
        <BuyFoot
          total={{ cents: legs.length * one.cents, currency: product.currency }}
          lines={legs.map(() => one.cents)}
          taxPercent={taxPercent}
          fault={fault}
          paying={paying}
        />
      </aside>
    </form>
  )
}

/** Whether a car for a leg’s flight is ordered, or in the cart: its order, empty of the cart; null where there is none. */
function flightThere(
  leg: Leg,
  { day, flight }: LegChoice,
  stay: StayToPlan | null,
  cart: Cart,
): string | null {
  const wanted = flight.replace(/\s/g, '').toUpperCase()
  if (wanted === '' || day === null) return null
  const isSame = (other: string) => other.replace(/\s/g, '').toUpperCase() === wanted
  const way = leg === 'Arrival' ? 'arrival' : 'departure'
  const ordered = stay?.transfers.find((one) => one.leg === way && one.day === day && isSame(one.flight))
  if (ordered) return ordered.order
  const isInCart = cart.some(
    ({ itinerario, operationdate }) =>
      itinerario?.trip === leg && operationdate === day && isSame(itinerario.flight),
  )
  return isInCart ? '' : null
}

/** Whether the way back comes before the way there, where both have a day. */
function isBackTooEarly({ Arrival, Departure }: Record<Leg, LegChoice>): boolean {
  if (Arrival.day === null || Departure.day === null) return false
  if (Arrival.day !== Departure.day) return Departure.day < Arrival.day
  return onQuarter(Departure.pickUp) <= onQuarter(Arrival.pickUp)
}
