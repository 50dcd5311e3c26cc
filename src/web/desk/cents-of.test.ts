import { expect, test } from 'vitest'
import { asTyped, centsOf, wholeNumberOf } from './cents-of.ts'

test.each([
  ['', null],
  ['  ', null],
  [' 1,250.00 ', 125_000],
  ['45,05', 4505],
  ['ten', Number.NaN],
])('“%s” is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toEqual(cents)
})

test('what is shown reads as the same again', () => {
  for (const cents of [0, 7, 1999, 4500, 99_999_999]) expect(centsOf(asTyped(cents))).toBe(cents)
  expect([asTyped(null), asTyped(Number.NaN)]).toEqual(['', ''])
})

test('whole numbers', () => {
  expect([
    wholeNumberOf(''),
    wholeNumberOf(' 12 '),
    wholeNumberOf('1.5'),
    wholeNumberOf('-1'),
    wholeNumberOf('x'),
  ]).toEqual([null, 12, Number.NaN, Number.NaN, Number.NaN])
})
