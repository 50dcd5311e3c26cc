import { expect, test } from 'vitest'
import { paidByLine } from './paid-by-line.ts'

test.each([
  [[6500, 9500], 2560, [7540, 11020]],
  [[6500], 1040, [7540]],
  // What is paid by a benefit costs nothing and gets nothing.
  [[0, 6500, 0], 1040, [0, 7540, 0]],
  [[0], 0, [0]],
  [[], 0, []],
  // A cent that no share has goes to the last.
  [[333, 333, 334], 160, [386, 386, 388]],
  [[1, 1, 1], 1, [1, 1, 2]],
])('%j with a tax of %i', (costs, tax, paid) => {
  expect(paidByLine(costs, tax)).toEqual(paid)
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)
  expect(sum(paidByLine(costs, tax))).toBe(sum(costs) + tax)
})
