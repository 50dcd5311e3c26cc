import { expect, test } from 'vitest'
import { daysOfQuarter, quarterOf, quartersBefore } from './figures.ts'

test.each([
  [1, '2026-01-01', '2026-04-01'],
  [2, '2026-04-01', '2026-07-01'],
  [4, '2026-10-01', '2027-01-01'],
])('quarter %i of 2026 is from %s to before %s', (quarter, first, next) => {
  expect(daysOfQuarter({ year: 2026, quarter })).toEqual({ first, next })
})

test.each([
  ['2026-03-31', 1],
  ['2026-04-01', 2],
  ['2026-12-31', 4],
])('%s is in quarter %i', (day, quarter) => {
  expect(quarterOf(day)).toEqual({ year: 2026, quarter })
})

test.each([
  [0, 2026, 2],
  [1, 2026, 1],
  [2, 2025, 4],
  [6, 2024, 4],
])('%i quarters before the second of 2026 are in %i, %i', (count, year, quarter) => {
  expect(quartersBefore({ year: 2026, quarter: 2 }, count)).toEqual({ year, quarter })
})
