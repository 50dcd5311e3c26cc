import { expect, test } from 'vitest'
import type { ProductDay } from '../../days/days.endpoints.ts'
import { placesIn } from './stay-places.ts'

const STAY = { datein: '2026-12-08', dateout: '2026-12-11', checkIn: '05:00', checkOut: '12:00' }
const DATES = { minDate: '2026-11-18', maxDate: '2027-11-18', disable: [] as string[] }
const slots = (...all: [string, number][]): ProductDay['variants'] => [
  {
    id: 1,
    left: Math.max(...all.map(([, left]) => left)),
    times: { kind: 'slots', slots: all.map(([starts, left]) => ({ starts, left, soon: false })) },
  },
]
const day = (on: string, variants: ProductDay['variants'], closed = false): ProductDay => ({
  day: on,
  closed: closed ? { en: 'Rough sea', es: 'Mar picado' } : null,
  variants,
})
const ALL = [
  day('2026-12-07', slots(['06:00', 6])),
  day('2026-12-08', slots(['06:00', 1], ['07:30', 4])),
  day('2026-12-09', slots(['06:00', 6]), true),
  day('2026-12-10', slots(['06:00', 1])),
  day('2026-12-11', [{ id: 1, left: null, times: { kind: 'hours', opens: '08:00', closes: '18:00' } }]),
]

test('the first place of each day of the stay, for all who come', () => {
  expect(placesIn(STAY, { all: ALL }, [{ detailId: 1, qty: 1 }], DATES)).toEqual([
    { day: '2026-12-08', time: '06:00' },
    { day: '2026-12-10', time: '06:00' },
    { day: '2026-12-11', time: null },
  ])
  expect(placesIn(STAY, { all: ALL }, [{ detailId: 1, qty: 2 }], DATES)).toEqual([
    { day: '2026-12-08', time: '07:30' },
    { day: '2026-12-11', time: null },
  ])
})

test('nothing without a stay, before the days on sale are known, or on a day that is not', () => {
  const party = [{ detailId: 1, qty: 1 }]
  expect(placesIn(null, { all: ALL }, party, DATES)).toEqual([])
  expect(placesIn(STAY, { all: ALL }, party, null)).toEqual([])
  const disable = ['2026-12-08', '2026-12-10']
  expect(placesIn(STAY, { all: ALL }, party, { ...DATES, disable })).toEqual([
    { day: '2026-12-11', time: null },
  ])
})

test('nothing before check-in or after check-out', () => {
  const late = { ...STAY, checkIn: '07:00', dateout: '2026-12-10', checkOut: '05:30' }
  const party = [{ detailId: 1, qty: 1 }]
  expect(placesIn(late, { all: ALL }, party, DATES)).toEqual([{ day: '2026-12-08', time: '07:30' }])
})

test('four at most', () => {
  const long = Array.from({ length: 9 }, (_, at) => day(`2026-12-1${at}`, slots(['06:00', 9])))
  const stay = { ...STAY, datein: '2026-12-10', dateout: '2026-12-20' }
  expect(placesIn(stay, { all: long }, [], DATES)).toHaveLength(4)
})
