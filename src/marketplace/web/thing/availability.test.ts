import { expect, test } from 'vitest'
import { commonDays, isOpen } from './availability.ts'

const sea = { data: ['2026-12-24', '2026-12-25'], minDate: '2026-11-19', maxDate: '2027-11-18' }
const spa = { data: ['2026-12-01', '2026-12-24'], minDate: '2026-11-18', maxDate: '2027-06-30' }

test('what is wanted together can be had on the days that all of it can', () => {
  expect(commonDays([sea, spa], '2026-11-18')).toEqual({
    minDate: '2026-11-19',
    disable: ['2026-12-01', '2026-12-24', '2026-12-25'],
    maxDate: '2027-06-30',
  })
})

test('nothing wanted is open today only', () => {
  expect(commonDays([], '2026-11-18')).toEqual({ minDate: '2026-11-18', disable: [], maxDate: '2026-11-18' })
})

test('a day is open between the first and the last, unless it is named', () => {
  const dates = commonDays([sea], '2026-11-18')
  expect(isOpen(dates, '2026-12-23')).toBe(true)
  expect(isOpen(dates, '2026-12-24')).toBe(false)
  expect(isOpen(dates, '2026-11-18')).toBe(false)
  expect(isOpen(dates, '2027-11-19')).toBe(false)
  expect(isOpen(null, '2026-12-24')).toBe(true)
})
