import { expect, test } from 'vitest'
import { freeUntil, isTooSoon, later } from './lead.ts'
import { nearestTime, quartersOf, slotOf, type Times, timeFault } from './times.ts'

const SLOTS: Times = {
  kind: 'slots',
  slots: [
    { starts: '06:00', places: 12 },
    { starts: '12:00', places: 2 },
  ],
}
const HOURS: Times = { kind: 'hours', opens: '09:00', closes: '18:00' }
const NIGHT: Times = { kind: 'hours', opens: '22:00', closes: '06:00' }

test.each([
  [{ kind: 'any' }, '12:00', null],
  [{ kind: 'any' }, '03:30', null],
  [SLOTS, '06:00', null],
  [SLOTS, '12:00', null],
  [SLOTS, '03:00', 'not-offered'],
  [{ kind: 'slots', slots: [{ starts: '06:00', places: 1 }] }, '12:00', 'no-time'],
  [HOURS, '09:00', null],
  [HOURS, '12:00', null],
  [HOURS, '18:00', null],
  [HOURS, '18:15', 'not-offered'],
  [HOURS, '09:10', 'not-offered'],
  [{ kind: 'hours', opens: '15:00', closes: '18:00' }, '12:00', 'no-time'],
  [NIGHT, '22:00', null],
  [NIGHT, '00:15', null],
  [NIGHT, '06:00', null],
  [NIGHT, '06:15', 'not-offered'],
  [NIGHT, '21:45', 'not-offered'],
  [NIGHT, '23:05', 'not-offered'],
  [NIGHT, '12:00', 'no-time'],
] as const)('%j at %s: %s', (times, time, fault) => {
  expect(timeFault(times as Times, time)).toBe(fault)
})

test('places are those of a slot, else of the day', () => {
  expect(slotOf(SLOTS, '06:00')).toBe('06:00')
  expect(slotOf(SLOTS, '07:00')).toBeNull()
  expect(slotOf(HOURS, '09:00')).toBeNull()
})

test('quarters reach from the first hour to the last', () => {
  expect(quartersOf({ opens: '09:30', closes: '10:15' })).toEqual(['09:30', '09:45', '10:00', '10:15'])
})

test('of a night’s quarters a day has those before the morning, then those of its evening', () => {
  expect(quartersOf({ opens: '23:30', closes: '00:15' })).toEqual(['00:00', '00:15', '23:30', '23:45'])
})

test.each([
  [{ kind: 'any' }, '14:00', '14:00'],
  [HOURS, '14:00', '14:00'],
  [HOURS, '07:10', '09:00'],
  [SLOTS, '08:00', '06:00'],
  [SLOTS, '09:00', '12:00'],
  [NIGHT, '10:30', '06:00'],
  [NIGHT, '14:00', '22:00'],
  [NIGHT, '23:45', '23:45'],
] as const)('the time of %j nearest to %s is %s', (times, time, nearest) => {
  expect(nearestTime(times as Times, time)).toBe(nearest)
})

test('minutes carry over midnight, forwards and back', () => {
  expect(later({ day: '2026-12-31', time: '23:30' }, 45)).toEqual({ day: '2027-01-01', time: '00:15' })
  expect(later({ day: '2027-01-01', time: '00:15' }, -1500)).toEqual({ day: '2026-12-30', time: '23:15' })
})

test.each([
  [SLOTS, { day: '2026-12-12', time: '06:00' }, 0, false],
  [SLOTS, { day: '2026-12-11', time: '06:00' }, 0, true],
  [SLOTS, { day: '2026-12-11', time: '12:00' }, 119, false],
  [SLOTS, { day: '2026-12-11', time: '12:00' }, 121, true],
  [{ kind: 'any' }, { day: '2026-12-11', time: '12:00' }, 60 * 13, false],
  [{ kind: 'any' }, { day: '2026-12-11', time: '12:00' }, 60 * 14 + 1, true],
  [{ kind: 'any' }, { day: '2026-12-11', time: '11:00' }, 61, true],
] as const)(
  '%j, %j with %i minutes’ notice, at ten in the morning: too soon is %s',
  (times, moment, lead, soon) => {
    expect(isTooSoon(times as Times, moment, { day: '2026-12-11', time: '10:00' }, lead)).toBe(soon)
  },
)

test('free of charge until so many hours before, else until the day before', () => {
  const dive = { day: '2026-12-12', time: '06:00' }
  expect(freeUntil(SLOTS, dive, 24)).toEqual({ day: '2026-12-11', time: '06:00' })
  expect(freeUntil(SLOTS, dive, null)).toEqual({ day: '2026-12-11', time: '23:59' })
  expect(freeUntil({ kind: 'any' }, { day: '2026-12-12', time: '12:00' }, 24)).toEqual({
    day: '2026-12-11',
    time: '00:00',
  })
})
