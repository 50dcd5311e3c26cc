import { expect, test } from 'vitest'
import type { CartLine } from '../cart.ts'
import { isAskedSecond, transferBefore, transfersThere } from './there.ts'

const transfer = (leg: 'arrival' | 'departure', day: string, order: string) => ({
  leg,
  day,
  time: '14:00',
  flight: '',
  order,
})
const FIRST = {
  datein: '2026-12-11',
  dateout: '2026-12-17',
  transfers: [transfer('arrival', '2026-12-11', 'A'), transfer('departure', '2026-12-17', 'B')],
}
const NEXT = {
  datein: '2026-12-17',
  dateout: '2026-12-20',
  transfers: [transfer('arrival', '2026-12-17', 'C')],
}

test.each([
  ['the same way on the same day', 'Arrival', '2026-12-11', [FIRST], ['A']],
  ['the same way on another day of the stay', 'Arrival', '2026-12-12', [FIRST], ['A']],
  ['the other way', 'Departure', '2026-12-11', [{ ...FIRST, transfers: FIRST.transfers.slice(0, 1) }], []],
  ['the way back', 'Departure', '2026-12-17', [FIRST], ['B']],
  ['a day without a stay', 'Arrival', '2026-12-25', [FIRST], []],
  ['a day that is not chosen yet', 'Arrival', null, [FIRST], []],
  ['the day on which the next stay begins', 'Arrival', '2026-12-17', [FIRST, NEXT], ['C']],
  ['the same day, on the way back', 'Departure', '2026-12-17', [FIRST, NEXT], ['B']],
] as const)('%s', (_, leg, day, stays, orders) => {
  expect(transfersThere({ leg, day }, stays).map(({ order }) => order)).toEqual(orders)
})

const car = (uuid: string, trip: 'Arrival' | 'Departure', day: string, more: Partial<CartLine> = {}) =>
  ({
    uuid,
    itinerario: { trip },
    operationdate: day,
    operationtime: '14:00',
    belongsToPackage: false,
    ...more,
  }) as CartLine
const BARE = { ...FIRST, transfers: [] }

test('the second and the third car of a day that way are asked about, the first is not', () => {
  const cart = ['a', 'b', 'c'].map((uuid) => car(uuid, 'Arrival', '2026-12-11'))
  expect(cart.map((line) => isAskedSecond(line, cart, [BARE]))).toEqual([false, true, true])
  expect(transferBefore(cart[1]!, cart, [BARE])).toEqual({ of: 'cart', time: '14:00' })
})

test('asked once, for its day and hour; another hour asks anew', () => {
  const first = car('a', 'Arrival', '2026-12-11')
  const kept = car('b', 'Arrival', '2026-12-11', { keptSecond: '2026-12-11 14:00' })
  expect(isAskedSecond(kept, [first, kept], [BARE])).toBe(false)
  const moved = { ...kept, operationtime: '16:00' }
  expect(isAskedSecond(moved, [first, moved], [BARE])).toBe(true)
})

test('both legs of a round trip, other days and what comes with a package are not asked about', () => {
  const cart = [
    car('a', 'Arrival', '2026-12-11'),
    car('b', 'Departure', '2026-12-17'),
    car('c', 'Arrival', '2026-12-12'),
    car('d', 'Arrival', '2026-12-11', { belongsToPackage: true }),
  ]
  expect(cart.map((line) => isAskedSecond(line, cart, [BARE]))).toEqual([false, false, false, false])
})

test('what is ordered for the stay already is asked about with its order', () => {
  const line = car('a', 'Arrival', '2026-12-11')
  expect(transferBefore(line, [line], [FIRST])).toMatchObject({ of: 'order', held: { order: 'A' } })
})
