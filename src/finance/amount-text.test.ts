import { expect, test } from 'vitest'
import { amountText, centsOf } from './amount-text.ts'

test.each([
  ['0', 0],
  ['3978', 397_800],
  ['3,978', 397_800],
  [' 1,208.84 ', 120_884],
  ['0.5', 50],
  ['1.005', null],
  ['1,00', null],
  ['12,345,678.90', 1_234_567_890],
  ['-1', null],
  ['', null],
  ['.5', null],
  ['1e3', null],
  ['1234567890', null],
])('“%s” is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each([0, 5, 50, 397_800, 120_884])('%i cents are read back from their field', (cents) => {
  expect(centsOf(amountText(cents))).toBe(cents)
})
