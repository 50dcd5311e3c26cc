import { expect, test } from 'vitest'
import type { Cart } from '../cart.ts'
import { daysOfStay, marksOf } from './day-marks.ts'

const name = (en: string) => ({ en, es: en })
const line = (en: string, operationdate: string, operationtime: string, leg: 'Arrival' | null = null) => ({
  name: name(en),
  operationdate,
  operationtime,
  leg,
})
const event = (en: string, startDate: string, left: number, begun = false) => ({
  name: name(en),
  startDate,
  startTime: '19:30',
  left,
  begun,
})
const inCart = (en: string, operationdate: string, more: object = {}) =>
  ({
    name: name(en),
    operationdate,
    operationtime: '06:45',
    kind: 'product',
    itinerario: null,
    ...more,
  }) as unknown as Cart[number]

const PLANNED = {
  lines: [line('Sunset under sail', '2026-12-12', '17:00'), line('Car', '2026-12-12', '13:20', 'Arrival')],
  cart: [
    inCart('Reef', '2026-12-12'),
    inCart('A weekend', '2026-12-12', { kind: 'package' }),
    inCart('Car', '2026-12-13', { itinerario: { trip: 'Departure' } }),
  ],
  events: [
    event('Stars', '2026-12-12', 0),
    event('Supper', '2026-12-12', 14),
    event('Begun', '2026-12-12', 3, true),
  ],
}

test('a day tells what is one’s own first, then the cart, then events with seats, then full ones', () => {
  expect(marksOf('2026-12-12', PLANNED).map((one) => [one.of, one.leg ?? one.name.en])).toEqual([
    ['yours', 'Arrival'],
    ['yours', 'Sunset under sail'],
    ['cart', 'Reef'],
    ['event', 'Supper'],
    ['full', 'Stars'],
  ])
  expect(marksOf('2026-12-13', PLANNED)).toMatchObject([{ of: 'cart', leg: 'Departure' }])
  expect(marksOf('2026-12-14', PLANNED)).toEqual([])
})

test('a stay has its arrival, its departure and every day between, over a year’s end too', () => {
  expect(daysOfStay({ datein: '2026-12-31', dateout: '2027-01-02' })).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})
