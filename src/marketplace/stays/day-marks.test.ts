import { expect, test } from 'vitest'
import type { Cart } from '../cart.ts'
import { daysOfStay, marksOf } from './day-marks.ts'

const name = (en: string) => ({ en, es: en })
const line = (en: string, operationdate: string, operationtime: string, leg: 'Arrival' | null = null) => ({
  name: name(en),
  operationdate,
  operationtime,
  leg,
  hour: true,
  idEvent: null as number | null,
})
const event = (en: string, startDate: string, left: number, begun = false, id = 1) => ({
  id,
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

test('what is had on its day tells no hour; an event that is ordered or in the cart stands once', () => {
  const late = { ...line('Late check-out', '2026-12-12', '12:00'), hour: false }
  const supper = { ...line('Supper', '2026-12-12', '19:30'), idEvent: 7 }
  const events = [event('Supper', '2026-12-12', 9, false, 7), event('Stars', '2026-12-12', 9, false, 8)]
  const cart = [inCart('Stars', '2026-12-12', { kind: 'event', detailId: 8, operationtime: '21:00' })]
  const marks = marksOf('2026-12-12', { lines: [supper, late], cart, events })
  expect(marks.map((one) => [one.of, one.name.en, one.time])).toEqual([
    ['yours', 'Late check-out', null],
    ['yours', 'Supper', '19:30'],
    ['cart', 'Stars', '21:00'],
  ])
})

test('a stay has its arrival, its departure and every day between, over a year’s end too', () => {
  expect(daysOfStay({ datein: '2026-12-31', dateout: '2027-01-02' })).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})
