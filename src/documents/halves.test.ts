import { expect, test } from 'vitest'
import { halvesOf } from './halves.ts'

test.each([
  [[], [], []],
  [['a'], ['a'], []],
  [['a', 'b'], ['a'], ['b']],
  [['a', 'b', 'c'], ['a', 'b'], ['c']],
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b'],
    ['c', 'd'],
  ],
])('%o is %o and %o', (list, first, second) => {
  expect(halvesOf(list)).toEqual([first, second])
})
