import { expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'

test.each([
  ['2026-11-18', '2026-11-19', 'a Wednesday'],
  ['2026-11-20', '2026-11-23', 'a Friday'],
  ['2026-11-21', '2026-11-23', 'a Saturday'],
  ['2026-11-22', '2026-11-23', 'a Sunday'],
  ['2026-12-31', '2027-01-01', 'the last day of a year'],
])('what was asked for on %s is answered by %s: %s', (asked, by) => {
  expect(answerBy(asked)).toBe(by)
})
