import { expect, test } from 'vitest'
import { billLines, quoteSums } from './quote.ts'

const what = (text: string) => ({ en: text, es: text })
const RAIL = { what: what('Rail, aluminium, 2.4 m'), quantity: 1, unitCents: 21_000 }
const ROLLERS = { what: what('Roller set'), quantity: 2, unitCents: 3_800 }
const LABOUR = { what: what('Labor, hours'), quantity: 3, unitCents: 4_200 }

test('a quote is the sum of its lines and the tax of all of them together', () => {
  expect(quoteSums([RAIL, ROLLERS, LABOUR], 1600)).toEqual({
    netCents: 41_200,
    taxCents: 6_592,
    totalCents: 47_792,
  })
})

test.each([
  [1, 1600, 0],
  [3, 1600, 0],
  [4, 1600, 1],
  [25, 200, 1],
  [24, 200, 0],
  [100, 0, 0],
])('the tax of %i cents at %i basis points is %i, rounded half up', (cents, basisPoints, tax) => {
  expect(quoteSums([{ quantity: 1, unitCents: cents }], basisPoints).taxCents).toBe(tax)
})

test('a bill has the lines of its quote, the tax, and what it is less than quoted', () => {
  const lines = [RAIL, ROLLERS, LABOUR]
  const sums = quoteSums(lines, 1600)
  const total = (billed: number) =>
    billLines(lines, sums, billed).reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
  expect(total(47_792)).toBe(-47_792)
  expect(billLines(lines, sums, 47_792)).toHaveLength(4)
  expect(total(40_000)).toBe(-40_000)
  expect(billLines(lines, sums, 40_000).at(-1)).toEqual({
    concept: { en: 'Less than quoted', es: 'Menos que lo presupuestado' },
    quantity: 1,
    unitCents: 7_792,
  })
  expect(billLines([RAIL], quoteSums([RAIL], 0), 21_000)).toHaveLength(1)
})
