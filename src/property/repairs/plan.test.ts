import { expect, test } from 'vitest'
import { dueAfter } from './plan.ts'

test.each([
  ['2026-11-23', 3, '2026-11-22', '2026-11-23'],
  ['2026-11-23', 3, '2026-11-23', '2027-02-23'],
  ['2026-11-23', 3, '2027-08-01', '2027-08-23'],
  ['2027-01-31', 1, '2027-01-31', '2027-02-28'],
  ['2027-01-31', 1, '2027-02-28', '2027-03-31'],
  ['2024-02-29', 12, '2024-02-29', '2025-02-28'],
  ['2024-02-29', 12, '2027-06-01', '2028-02-29'],
])('from %s every %i months, after %s: %s', (firstDay, everyMonths, after, due) => {
  expect(dueAfter({ firstDay, everyMonths }, after)).toBe(due)
})
