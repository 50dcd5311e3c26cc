import { expect, test } from 'vitest'
import type { FreeDays, NextDay } from '../days/days.endpoints.ts'
import { bySoonest, type DatedOffer, dayPartOf, inDays, nextFreeDay } from './day-parts.ts'

test.each([
  ['06:00', null, 'morning'],
  ['11:45', null, 'morning'],
  ['12:00', null, 'day'],
  ['16:45', null, 'day'],
  ['17:00', null, 'evening'],
  [null, null, 'day'],
  [null, { opens: '07:00', closes: '18:00' }, 'day'],
  [null, { opens: '08:00', closes: '11:30' }, 'morning'],
  [null, { opens: '18:30', closes: '21:30' }, 'evening'],
] as const)('what begins at %s, between %j, is of the %s', (time, hours, part) => {
  expect(dayPartOf({ time, hours })).toBe(part)
})

const STAY = { datein: '2026-12-11', dateout: '2026-12-17', checkIn: '15:00' }
const on = (day: string, time: string | null, left: number | null = 4) => ({ day, time, left })
const free = (idP: number, ...days: ReturnType<typeof on>[]): [number, FreeDays] => [
  idP,
  { idP, hours: null, days },
]
const later: NextDay = { idP: 3, closed: null, next: '2026-12-19' }
const KNOWN = {
  free: new Map([
    free(1, on('2026-12-12', '06:00'), on('2026-12-14', '06:45')),
    free(2, on('2026-12-11', '17:00')),
  ]),
  next: new Map([[3, later]]),
}
const offer = (id: number, more: Partial<DatedOffer> = {}): DatedOffer => ({
  kind: 'product',
  id,
  transfer: false,
  stayDay: null,
  when: null,
  ...more,
})
const OFFERS = [
  offer(1),
  offer(2),
  offer(3),
  offer(4, { transfer: true }),
  offer(5, { kind: 'package' }),
  offer(1, { kind: 'event', when: { day: '2026-12-14', time: '19:30' } }),
  offer(3, { kind: 'event', when: { day: '2026-12-20', time: '19:30' } }),
]
const idsOf = (day: string | null) =>
  inDays(OFFERS, KNOWN, { stay: STAY, day }).now.map((one) => [one.offer.kind, one.offer.id, one.on?.time])

test('the days of a stay hold what can be had in them: packages, ways there and back, and their events too', () => {
  expect(idsOf(null)).toEqual([
    ['product', 1, '06:00'],
    ['product', 2, '17:00'],
    ['product', 4, undefined],
    ['package', 5, undefined],
    ['event', 1, '19:30'],
  ])
  expect(inDays(OFFERS, KNOWN, { stay: STAY, day: null }).later).toEqual([
    { offer: OFFERS[2], next: later },
    { offer: OFFERS[6], next: { idP: 3, closed: null, next: '2026-12-20' } },
  ])
})

test('one day of it holds what can be had then, at its own hour; a transfer only as one comes and goes', () => {
  expect(idsOf('2026-12-14')).toEqual([
    ['product', 1, '06:45'],
    ['event', 1, '19:30'],
  ])
  expect(idsOf('2026-12-17')).toEqual([['product', 4, undefined]])
})

test('what belongs to the day of departure is had on that day alone', () => {
  const late = offer(6, { stayDay: 'departure' })
  const known = { ...KNOWN, free: new Map([free(6, on('2026-12-11', null), on('2026-12-17', null))]) }
  const days = (day: string | null) =>
    inDays([late], known, { stay: STAY, day }).now.map((one) => one.on?.day)
  expect([days(null), days('2026-12-11'), days('2026-12-17')]).toEqual([['2026-12-17'], [], ['2026-12-17']])
})

test('on the day of arrival hours begin with the check-in', () => {
  const hours = { opens: '07:00', closes: '18:00' }
  const known = (day: string) => ({
    free: new Map([[1, { idP: 1, hours, days: [on(day, null)] }]]),
    next: new Map(),
  })
  const opens = (day: string) =>
    inDays([offer(1)], known(day), { stay: STAY, day: null }).now[0]?.hours?.opens
  expect([opens('2026-12-11'), opens('2026-12-12')]).toEqual(['15:00', '07:00'])
})

test('what is not known yet is nowhere', () => {
  const nothing = { free: new Map(), next: new Map() }
  expect(inDays([offer(1)], nothing, { stay: STAY, day: null })).toEqual({ now: [], later: [] })
})

test('the soonest stands first, and what has no day of its own last', () => {
  const { now } = inDays(OFFERS, KNOWN, { stay: STAY, day: null })
  expect(bySoonest(now).map((one) => [one.offer.kind, one.offer.id])).toEqual([
    ['product', 2],
    ['product', 1],
    ['event', 1],
    ['product', 4],
    ['package', 5],
  ])
})

test('an empty day names the next one on which there is something', () => {
  expect(nextFreeDay('2026-12-12', KNOWN.free)).toEqual({ day: '2026-12-14', count: 1 })
  expect(nextFreeDay('2026-12-14', KNOWN.free)).toBe(null)
})
