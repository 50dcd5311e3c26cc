import { expect, it } from 'vitest'
import { benefitAmount } from './benefit-amount.ts'

it.each([
  [{ unit: 'nights', currency: null }, 7, '7'],
  [{ unit: 'passes', currency: null }, -2, '−2'],
  [{ unit: 'money', currency: 'USD' }, 100_000, '$1,000'],
  [{ unit: 'money', currency: 'USD' }, 65_050, '$650.50'],
  [{ unit: 'money', currency: 'MXN' }, 120_000, '$1,200'],
] as const)('%o of %d reads %s', (benefit, quantity, text) => {
  expect(benefitAmount(benefit, quantity)).toBe(text)
})
