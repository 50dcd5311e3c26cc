import { expect, test } from 'vitest'
import { amountText, centsTyped } from './typed-amount.ts'

test.each([
  ['0', 0],
  ['45', 4500],
  ['45.5', 4550],
  ['45,05', 4505],
  ['45,5', 4550],
  ['0.07', 7],
  ['19.99', 1999],
  [' 1250.00 ', 125_000],
  ['1,250', 125_000],
  ['1,250.00', 125_000],
  ['1,208,5', 120_850],
  ['12,345,678.90', 1_234_567_890],
  ['', null],
  ['  ', null],
  ['1.250', null],
  ['12,34,567', null],
  ['45.', null],
  ['.5', null],
  ['1.005', null],
  ['-5', null],
  ['1e3', null],
  ['ten', null],
  ['1234567890', null],
])('“%s” is %s cents', (text, cents) => {
  expect(centsTyped(text)).toBe(cents)
})

test.each([0, 5, 7, 50, 1999, 397_800, 120_884])('%i cents are read back from their field', (cents) => {
  expect(centsTyped(amountText(cents))).toBe(cents)
})
