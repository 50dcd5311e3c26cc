import { describe, expect, test } from 'vitest'
import type { Cart } from '../cart.ts'
import type { StayToPlan } from '../stays/stays.endpoints.ts'
import type { LegChoice } from './add-transfer.ts'
import type { Leg } from './legs.ts'
import { isBackTooEarly, orderOfFlight, tripFor } from './transfer-of-stay.ts'

type Transfer = StayToPlan['transfers'][number]

const car = (leg: Transfer['leg'], more: Partial<Transfer> = {}): Transfer => ({
  ...{ leg, day: '2027-02-06', time: '15:00', flight: 'AM 58', order: 'T-1001' },
  ...more,
})

describe('the trip that is proposed', () => {
  test.each([
    ['without a stay', null, 'Arrival'],
    ['for a stay without a car', [], 'Round trip'],
    ['where the way there is ordered', [car('arrival')], 'Departure'],
    ['where the way back is ordered', [car('departure')], 'Arrival'],
    ['where both are', [car('arrival'), car('departure')], 'Round trip'],
  ] as const)('%s', (_, transfers, trip) => {
    expect(tripFor(transfers && { transfers: [...transfers] })).toBe(trip)
  })
})

type Stay = Pick<StayToPlan, 'transfers'>
type Case = [string, Leg, Pick<LegChoice, 'day' | 'flight'>, Stay | null, Cart, string | null]

describe('a car for the same flight', () => {
  const stay: Stay = { transfers: [car('arrival')] }
  const inCart = [
    { operationdate: '2027-02-06', itinerario: { trip: 'Arrival', flight: 'am58' } },
  ] as unknown as Cart
  const leg = { day: '2027-02-06', flight: ' am 58 ' }
  test.each<Case>([
    ['is the order’s, however the flight is written', 'Arrival', leg, stay, [], 'T-1001'],
    ['is in the cart', 'Arrival', leg, null, inCart, ''],
    ['is none on another day', 'Arrival', { ...leg, day: '2027-02-07' }, stay, inCart, null],
    ['is none for the other way', 'Departure', leg, stay, inCart, null],
    ['is none for another flight', 'Arrival', { ...leg, flight: 'AM 59' }, stay, inCart, null],
    [
      'is none without a flight',
      'Arrival',
      { ...leg, flight: ' ' },
      { transfers: [car('arrival', { flight: '' })] },
      [],
      null,
    ],
    ['is none without a day', 'Arrival', { ...leg, day: null }, stay, inCart, null],
  ])('%s', (_, way, choice, of, cart, found) => {
    expect(orderOfFlight(way, choice, of, cart)).toBe(found)
  })
})

describe('the way back', () => {
  const at = (day: string | null, pickUp: string): LegChoice => ({
    day,
    pickUp,
    flightTime: null,
    flight: '',
  })
  test.each([
    ['on a later day', at('2027-02-06', '15:00'), at('2027-02-13', '09:00'), false],
    ['on an earlier day', at('2027-02-06', '15:00'), at('2027-02-05', '18:00'), true],
    ['later on the same day', at('2027-02-06', '15:00'), at('2027-02-06', '15:15'), false],
    ['in the same quarter of an hour', at('2027-02-06', '15:00'), at('2027-02-06', '15:10'), true],
    ['without a day of its own', at('2027-02-06', '15:00'), at(null, '09:00'), false],
    ['without a day of the way there', at(null, '15:00'), at('2027-02-05', '09:00'), false],
  ])('%s', (_, Arrival, Departure, early) => {
    expect(isBackTooEarly({ Arrival, Departure })).toBe(early)
  })
})
