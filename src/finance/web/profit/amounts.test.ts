import { expect, test } from 'vitest'
import { percent, shortMoney, signedMoney } from './amounts.ts'

test.each([
  [2_045_395, 'USD', '$20.5k'],
  [99_900, 'USD', '$999.00'],
  [99_901, 'USD', '$1.0k'],
  [-241_260, 'MXN', '\u2212$2.4k'],
  [-5_050, 'MXN', '\u2212$50.50'],
  [0, 'USD', '$0.00'],
] as const)('%d cents of %s at a glance are %s', (cents, currency, text) => {
  expect(shortMoney(cents, currency)).toBe(text)
})

test.each([
  [352_395, '+$3,523.95'],
  [-352_395, '\u2212$3,523.95'],
  [0, '$0.00'],
])('%d cents with their sign are %s', (cents, text) => {
  expect(signedMoney({ cents, currency: 'USD' })).toBe(text)
})

test('a share is written as the language writes it', () => {
  expect([percent(68.4, 'en'), percent(68.4, 'es', 1)]).toEqual(['68%', '68.4%'])
})
