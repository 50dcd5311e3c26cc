import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  formatDay,
  formatMoment,
  formatMonth,
  formatTime,
  instantAt,
  isDay,
  nightsOf,
  overlaps,
  todayIn,
} from './day.ts'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the zone that a run asks for is the machine’s', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(timeZone).toBe(process.env.TZ ?? timeZone)
})

describe('days', () => {
  test('exist or not', () => {
    expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true)
    expect(['2027-02-29', '2026-13-01', '2026-1-1', '', null, 20_261_111].some(isDay)).toBe(false)
  })

  test('whatever is added can be taken away again', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        const to = addDays(from, count)
        expect(isDay(to)).toBe(true)
        expect(daysBetween(from, to)).toBe(count)
        expect(addDays(to, -count)).toBe(from)
      }),
    )
  })

  test('months keep the date, or the last day where it does not exist', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-11-18', 14)).toBe('2028-01-18')
  })

  test('a stay has the nights before its check-out', () => {
    expect(nightsOf({ checkIn: '2026-12-30', checkOut: '2027-01-02' })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
    expect(nightsOf({ checkIn: '2027-01-02', checkOut: '2027-01-02' })).toEqual([])
  })

  test('stays that touch do not overlap', () => {
    const stay = { checkIn: '2027-02-06', checkOut: '2027-02-13' }
    expect(overlaps(stay, { checkIn: '2027-02-13', checkOut: '2027-02-15' })).toBe(false)
    expect(overlaps(stay, { checkIn: '2027-02-12', checkOut: '2027-02-15' })).toBe(true)
  })
})

describe('places', () => {
  const newYear = new Date('2027-01-01T05:30:00Z')
  test.each([
    ['America/Cancun', '2027-01-01'],
    ['America/Tijuana', '2026-12-31'],
    ['Pacific/Auckland', '2027-01-01'],
    ['UTC', '2027-01-01'],
  ])('today in %s', (zone, today) => {
    expect(todayIn(zone, newYear)).toBe(today)
  })

  test.each([
    ['America/Cancun', '2026-12-11', '15:00', '2026-12-11T20:00:00.000Z'],
    // Tijuana changes its clocks with California: 8 March 2026 at 2 in the morning.
    ['America/Tijuana', '2026-03-07', '15:00', '2026-03-07T23:00:00.000Z'],
    ['America/Tijuana', '2026-03-08', '15:00', '2026-03-08T22:00:00.000Z'],
    ['America/Tijuana', '2026-03-08', '03:00', '2026-03-08T10:00:00.000Z'],
    ['Pacific/Auckland', '2026-12-11', '15:00', '2026-12-11T02:00:00.000Z'],
  ])('%s %s %s', (zone, at, time, instant) => {
    expect(instantAt(at, time, zone).toISOString()).toBe(instant)
  })
})

describe('as people write them (spec, section 9)', () => {
  test('days', () => {
    expect(formatDay('2026-12-11', 'en')).toBe('Fri, 12/11/2026')
    expect(formatDay('2026-12-11', 'es')).toBe('vie 11/12/2026')
  })

  test('times', () => {
    expect([formatTime('00:05'), formatTime('12:00'), formatTime('15:30')]).toEqual([
      '12:05 AM',
      '12:00 PM',
      '03:30 PM',
    ])
  })

  test('months', () => {
    expect([formatMonth(12, 'en'), formatMonth(1, 'es', 'long')]).toEqual(['Dec', 'Enero'])
  })
})

const LATE = new Date('2026-11-11T03:05:09Z')

test('a moment is told by the clock of its place, in both languages', () => {
  expect(formatMoment(LATE, 'America/Cancun', 'en')).toBe('Tue, 11/10/2026, 10:05 PM')
  expect(formatMoment(LATE, 'America/Cancun', 'es')).toBe('mar 10/11/2026, 10:05 PM')
  expect(formatMoment(LATE, 'America/Mazatlan', 'en')).toBe('Tue, 11/10/2026, 08:05 PM')
  expect(formatMoment(new Date('2026-11-11T05:00:00Z'), 'America/Cancun', 'en')).toBe(
    'Wed, 11/11/2026, 12:00 AM',
  )
})
