import { describe, expect, test } from 'vitest'
import { amountText, centsTyped, formatMoney, formatShort, share, sum } from './money.ts'

describe('money', () => {
  test('two currencies are never summed', () => {
    const amounts = [
      { cents: 100, currency: 'USD' },
      { cents: 100, currency: 'MXN' },
    ] as const
    expect(() => sum(amounts, 'USD')).toThrow(/MXN/)
    expect(sum([amounts[0], amounts[0]], 'USD')).toEqual({ cents: 200, currency: 'USD' })
  })

  test('a share is rounded away from zero, on both sides alike', () => {
    expect(share({ cents: 333, currency: 'USD' }, 50).cents).toBe(167)
    expect(share({ cents: -333, currency: 'USD' }, 50).cents).toBe(-167)
  })

  test('is written as its currency’s country does, with a true minus', () => {
    expect(formatMoney({ cents: 241_260, currency: 'USD' })).toBe('$2,412.60')
    expect(formatMoney({ cents: -21_430, currency: 'MXN' })).toBe('\u2212$214.30')
    expect(formatMoney({ cents: 65_000, currency: 'USD' }, 0)).toBe('$650')
  })

  test('nothing has no minus, nor has what is rounded to nothing', () => {
    expect(formatMoney({ cents: -0, currency: 'USD' })).toBe('$0.00')
    expect(formatMoney({ cents: -20, currency: 'MXN' }, 0)).toBe('$0')
    expect(formatShort(-0.4)).toBe('0')
  })

  test('above 999 as k with one decimal (spec, section 9)', () => {
    expect([999, 1000, 2412, -1500, 0].map((value) => formatShort(value))).toEqual([
      '999',
      '1.0k',
      '2.4k',
      '\u22121.5k',
      '0',
    ])
  })
})

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
