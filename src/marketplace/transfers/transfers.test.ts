import { describe, expect, test } from 'vitest'
import { brokenLegs, type LegLine } from './legs.ts'
import { pickUpOf, proposed } from './propose.ts'
import { extraRiders, ridersOf, seatsInPrice, vehiclesFor } from './seats.ts'

const VAN = { people: 8, peopleInPrice: 6, extra: 500 }
const SEDAN = { people: 3, peopleInPrice: null, extra: null }
const riders = (adults: number | null, children = 0, extrapax_num = 0) => ({ adults, children, extrapax_num })

describe('seats', () => {
  test.each([
    [VAN, 1, 6],
    [VAN, 2, 12],
    [SEDAN, 1, 3],
    // Nobody extra may come: whatever stands there, the price covers all seats.
    [{ ...VAN, extra: null }, 1, 8],
    [{ ...VAN, peopleInPrice: null }, 1, 8],
  ])('the price of %j, %i of it, covers %i', (vehicle, qty, seats) => {
    expect(seatsInPrice(vehicle, qty)).toBe(seats)
  })

  test.each([
    [riders(2, 2), VAN, 1, 4, 0],
    [riders(6, 2), VAN, 1, 8, 2],
    [riders(6, 2), VAN, 2, 8, 0],
    // What the browser says of extra passengers is not believed where it says who rides.
    [riders(1, 0, 20), VAN, 1, 1, 0],
    [riders(7, 0, 0), VAN, 1, 7, 1],
    // A caller of the spec's own fields tells of the extra ones alone.
    [riders(null, 0, 0), VAN, 1, 1, 0],
    [riders(null, 0, 2), VAN, 1, 8, 2],
    [riders(null, 0, 20), SEDAN, 1, 23, 20],
    // Children need their seats, whether or not anybody says who else rides.
    [riders(null, 8), VAN, 1, 9, 3],
    [riders(null, 50), SEDAN, 1, 51, 48],
  ])('%j in %j, %i of it: %i ride, %i of them extra', (who, vehicle, qty, all, extra) => {
    expect(ridersOf(who, vehicle, qty)).toBe(all)
    expect(extraRiders(who, vehicle, qty)).toBe(extra)
  })
})

test.each([
  [4, 8, 3, 1],
  [8, 8, 3, 1],
  [9, 8, 3, 2],
  [20, 8, 3, 3],
  [25, 8, 3, null],
  [0, 3, 3, 1],
])('%i people in vehicles of %i, %i of them at most: %s', (party, people, most, needed) => {
  expect(vehiclesFor(party, { people, most })).toBe(needed)
})

describe('legs', () => {
  const leg = (
    uuid: string,
    trip: 'Arrival' | 'Departure' | 'Round trip',
    operationdate: string | null,
    more: Partial<LegLine> = {},
  ): LegLine => ({
    uuid,
    detailId: 1,
    operationdate,
    operationtime: '12:00',
    itinerario: { trip, uuidTrip: 'trip' },
    ...more,
  })
  const there = leg('a', 'Arrival', '2026-12-11')

  test.each([
    ['there and back', [there, leg('b', 'Departure', '2026-12-17')], []],
    ['back stands first', [leg('b', 'Departure', '2026-12-17'), there], []],
    ['on one day, later', [there, leg('b', 'Departure', '2026-12-11', { operationtime: '18:00' })], []],
    ['at the same hour', [there, leg('b', 'Departure', '2026-12-11')], ['b']],
    ['back before there', [there, leg('b', 'Departure', '2026-12-10')], ['b']],
    ['a day is not chosen', [there, leg('b', 'Departure', null)], []],
    ['two ways there', [there, leg('b', 'Arrival', '2026-12-17')], ['b']],
    ['in another vehicle', [there, leg('b', 'Departure', '2026-12-17', { detailId: 2 })], ['b']],
    ['three legs', [there, leg('b', 'Departure', '2026-12-17'), leg('c', 'Departure', '2026-12-18')], ['c']],
    ['one that is both', [leg('a', 'Round trip', '2026-12-11')], ['a']],
    ['one whose other leg was taken out', [there], []],
    ['no transfer', [leg('a', 'Arrival', '2026-12-11', { itinerario: null })], []],
  ] as const)('%s', (_, lines, broken) => {
    expect([...brokenLegs(lines)]).toEqual(broken)
  })

  test('two trips of one cart are told apart', () => {
    const other = { itinerario: { trip: 'Arrival' as const, uuidTrip: 'other' } }
    expect(brokenLegs([there, leg('b', 'Arrival', '2026-12-01', other)]).size).toBe(0)
  })
})

describe('what is proposed', () => {
  const stay = { datein: '2026-12-11', dateout: '2026-12-17', checkIn: '15:00', checkOut: '11:00' }

  test.each([
    ['Arrival', stay, { day: '2026-12-11', flightTime: '14:00', pickUp: '14:00' }],
    ['Departure', stay, { day: '2026-12-17', flightTime: '13:30', pickUp: '10:30' }],
    ['Arrival', { ...stay, checkIn: '00:30' }, { day: '2026-12-11', flightTime: '00:00', pickUp: '00:00' }],
    [
      'Departure',
      { ...stay, checkOut: '23:00' },
      { day: '2026-12-17', flightTime: '23:45', pickUp: '20:45' },
    ],
    [
      'Departure',
      { ...stay, checkOut: '10:50' },
      { day: '2026-12-17', flightTime: '13:15', pickUp: '10:15' },
    ],
  ] as const)('%s for %j', (leg, at, times) => {
    expect(proposed(leg, at, { kind: 'any' })).toEqual(times)
  })

  test.each([
    ['Arrival', { flightTime: '22:00', pickUp: '22:00' }],
    ['Departure', { flightTime: '09:00', pickUp: '06:00' }],
  ] as const)('%s by a car of the night: its nearest hour', (leg, times) => {
    expect(proposed(leg, stay, { kind: 'hours', opens: '22:00', closes: '06:00' })).toMatchObject(times)
  })

  test.each([
    ['Arrival', '13:20', '13:15'],
    ['Departure', '13:20', '10:15'],
    ['Departure', '02:00', '00:00'],
  ] as const)('%s with a flight at %s: the car goes at %s', (leg, flight, pickUp) => {
    expect(pickUpOf(leg, flight)).toBe(pickUp)
  })
})
