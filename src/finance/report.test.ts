import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, carriedOf, isCarriedAsZero } from './report.ts'

describe('what a signed report counts for', () => {
  test.each([
    { incomeCents: 441_168, feesCents: 120_000, balance: 321_168, carried: 321_168, asZero: false },
    { incomeCents: 9500, feesCents: 9500, balance: 0, carried: 0, asZero: false },
    { incomeCents: 9499, feesCents: 9500, balance: -1, carried: 0, asZero: true },
    { incomeCents: 0, feesCents: 9500, balance: -9500, carried: 0, asZero: true },
    { incomeCents: 0, feesCents: 0, balance: 0, carried: 0, asZero: false },
    { incomeCents: 1, feesCents: 0, balance: 1, carried: 1, asZero: false },
  ])(
    'income $incomeCents, fees $feesCents: carried as $carried',
    ({ balance, carried, asZero, ...figures }) => {
      expect(balanceOf(figures)).toBe(balance)
      expect(carriedOf(balance)).toBe(carried)
      expect(isCarriedAsZero(balance)).toBe(asZero)
    },
  )

  const cents = fc.integer({ min: 0, max: 1_000_000_000 })

  test('any figures: the balance and the fees make up the income, and nothing below zero is carried', () => {
    fc.assert(
      fc.property(cents, cents, (incomeCents, feesCents) => {
        const balance = balanceOf({ incomeCents, feesCents })
        expect(balance + feesCents).toBe(incomeCents)
        const carried = carriedOf(balance)
        expect(carried).toBe(balance > 0 ? balance : 0)
        expect(Object.is(carried, -0)).toBe(false)
        expect(carried === balance).toBe(!isCarriedAsZero(balance))
      }),
    )
  })

  test('a better month is never carried as less', () => {
    fc.assert(
      fc.property(cents, cents, cents, (income, fees, more) => {
        const before = carriedOf(balanceOf({ incomeCents: income, feesCents: fees }))
        const after = carriedOf(balanceOf({ incomeCents: income + more, feesCents: fees }))
        expect(after).toBeGreaterThanOrEqual(before)
        expect(after - before).toBeLessThanOrEqual(more)
      }),
    )
  })
})
