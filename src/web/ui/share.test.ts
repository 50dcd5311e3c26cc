import { expect, it } from 'vitest'
import { percentOf } from './share.ts'

it.each([
  [7, 28, 25],
  [0, 10, 0],
  [12, 10, 100],
  [-1, 10, 0],
  [3, 0, 0],
])('%d of %d is %d percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})
