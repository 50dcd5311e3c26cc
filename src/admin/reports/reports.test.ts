import { expect, test } from 'vitest'
import { wholePercent } from './reports.ts'

test.each([
  [1, 2, 50],
  [2, 3, 67],
  [0, 10, 0],
  [5, 0, null],
  [null, 10, null],
  [3, null, null],
])('%s of %s is %s percent', (part, whole, percent) => {
  expect(wholePercent(part, whole)).toBe(percent)
})
