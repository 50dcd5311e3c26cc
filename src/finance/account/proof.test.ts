import { expect, test } from 'vitest'
import { asksProof } from './proof.ts'

test.each([
  ['USD', 99_999, false],
  ['USD', 100_000, true],
  ['MXN', 1_999_999, false],
  ['MXN', 2_000_000, true],
] as const)('taking %s %i asks who is there: %s', (currency, cents, asked) => {
  expect(asksProof({ currency, cents })).toBe(asked)
})
