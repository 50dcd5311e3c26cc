import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from '../kernel/money.ts'
import { feeStatus, feeTotals } from './condo-fee.ts'

const due = '2026-10-15'

test.each([
  ['nothing paid, the day before', 0, '2026-10-14', 'open'],
  ['nothing paid, on its day', 0, '2026-10-15', 'open'],
  ['nothing paid, the day after', 0, '2026-10-16', 'past-due'],
  ['a part paid, on its day', 40_000, '2026-10-15', 'partly-paid'],
  ['a part paid, the day after', 40_000, '2026-10-16', 'past-due'],
  ['all paid, years later', 100_000, '2030-01-01', 'paid'],
])('%s', (_, paidCents, today, status) =>
  expect(feeStatus({ due, cents: 100_000, paidCents }, today)).toBe(status),
)

test('totals add up in each currency, and what is open is what is owed less what was paid', () => {
  const fee = fc
    .tuple(fc.integer({ min: 1, max: 2_000_000_000 }), fc.nat(100), fc.constantFrom(...CURRENCIES))
    .map(([cents, percent, currency]) => ({
      cents,
      paidCents: Math.floor((cents * percent) / 100),
      currency,
    }))
  fc.assert(
    fc.property(fc.array(fee), (fees) => {
      const totals = feeTotals(fees)
      expect(totals).toHaveLength(new Set(fees.map(({ currency }) => currency)).size)
      for (const total of totals) {
        const own = fees.filter(({ currency }) => currency === total.currency)
        expect(total.cents).toBe(own.reduce((sum, { cents }) => sum + cents, 0))
        expect(total.paidCents).toBe(own.reduce((sum, { paidCents }) => sum + paidCents, 0))
        expect(total.openCents).toBe(total.cents - total.paidCents)
      }
    }),
  )
})
