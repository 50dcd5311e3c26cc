import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payFrom, totalOf, type YearAccount } from './benefit.ts'

const account = (id: number, balance: number, expires: string): YearAccount => ({ id, balance, expires })

describe('paying from several benefit years', () => {
  test('the one that expires first pays first', () => {
    const accounts = [account(1, 5, '2027-12-31'), account(2, 3, '2026-12-31')]
    expect(payFrom(accounts, 4)).toEqual({
      ok: true,
      value: [
        { id: 2, quantity: 3 },
        { id: 1, quantity: 1 },
      ],
    })
  })

  test('nothing is paid for nothing, and too much is refused', () => {
    expect(payFrom([], 0)).toEqual({ ok: true, value: [] })
    expect(payFrom([account(1, 3, '2027-01-01')], 4).ok).toBe(false)
  })

  test('for any accounts: what is paid is what was asked, no account pays more than it has', () => {
    const accounts = fc.array(
      fc.record({
        id: fc.nat(),
        balance: fc.nat(50),
        expires: fc.constantFrom('2026-12-31', '2027-06-30', '2028-01-01'),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(accounts, fc.nat(200), (random, quantity) => {
        const list = random.map((one, index) => ({ ...one, id: index }))
        const outcome = payFrom(list, quantity)
        expect(outcome.ok).toBe(quantity <= totalOf(list))
        if (!outcome.ok) return
        expect(outcome.value.reduce((total, one) => total + one.quantity, 0)).toBe(quantity)
        for (const one of outcome.value) expect(one.quantity).toBeLessThanOrEqual(list[one.id]?.balance ?? 0)
      }),
    )
  })
})
