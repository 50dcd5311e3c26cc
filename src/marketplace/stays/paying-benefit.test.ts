import { expect, test } from 'vitest'
import { payingBenefit } from './paying-benefit.ts'
import type { PayingBenefit } from './stays.endpoints.ts'

const PASSES: PayingBenefit = {
  id: 7,
  name: { en: 'Airport transfers', es: 'Traslados' },
  unit: 'passes',
  currency: null,
  balance: 2,
  starts: '2026-01-01',
  expires: '2026-12-31',
  products: [1, 2],
}
const CREDIT: PayingBenefit = {
  ...PASSES,
  id: 8,
  unit: 'money',
  currency: 'USD',
  balance: 5000,
  products: [3],
}
const DAYS = { from: '2026-12-11', to: '2026-12-17' }
const usd = (id: number, cents: number) => ({ id, cents, currency: 'USD' as const, taxPercent: 16 })

test.each([
  ['one of its products', usd(1, 6500), DAYS, 7],
  ['another product', usd(9, 6500), DAYS, null],
  ['what costs nothing', usd(1, 0), DAYS, null],
  ['days after its end', usd(1, 6500), { from: '2027-01-01', to: '2027-01-05' }, null],
  ['days around its end', usd(1, 6500), { from: '2026-12-30', to: '2027-01-05' }, 7],
  ['a credit that is large enough', usd(3, 4310), DAYS, 8],
  ['a credit that is not', usd(3, 4311), DAYS, null],
  ['a credit of another currency', { ...usd(3, 100), currency: 'MXN' as const }, DAYS, null],
])('%s', (_, product, days, paid) => {
  expect(payingBenefit([PASSES, CREDIT], product, days)?.id ?? null).toBe(paid)
})
