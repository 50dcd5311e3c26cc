import { expect, test } from 'vitest'
import { benefitYearName, benefitYearOn } from './benefit-year.ts'

const span = (year: number, starts: string, expires: string) => ({ year, starts, expires })
const SPANS = [
  span(2027, '2027-08-05', '2028-08-04'),
  span(2025, '2025-08-05', '2026-08-04'),
  span(2026, '2026-08-05', '2027-08-04'),
]

test.each([
  ['2026-01-01', '2026-12-31', '2026'],
  ['2026-08-05', '2027-08-04', '2026–27'],
  ['1999-12-31', '2000-12-30', '1999–00'],
])('a year from %s to %s is called %s', (starts, expires, name) => {
  expect(benefitYearName({ starts, expires })).toBe(name)
})

test.each([
  ['2027-02-01', 2026],
  ['2027-08-04', 2026],
  ['2027-08-05', 2027],
  ['2024-01-01', 2025],
  ['2030-01-01', 2027],
])('on %s the benefit year is %i', (today, year) => {
  expect(benefitYearOn(SPANS, today)).toBe(year)
})

test('between two years that leave a gap it is the one before, and without any the calendar’s', () => {
  const gap = [span(2025, '2025-01-01', '2025-06-30'), span(2026, '2026-01-01', '2026-06-30')]
  expect(benefitYearOn(gap, '2025-09-01')).toBe(2025)
  expect(benefitYearOn([], '2026-11-23')).toBe(2026)
})
