import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from '../kernel/money.ts'
import { feeTotals } from './condo-fee.ts'

test('totals add up in each currency: what is open is the fee less what was paid and set off', () => {
  const fee = fc
    .tuple(fc.integer({ min: 1, max: 2_000_000_000 }), fc.nat(50), fc.nat(50), fc.constantFrom(...CURRENCIES))
    .map(([cents, paid, setOff, currency]) => {
      const paidCents = Math.floor((cents * paid) / 100)
      const setOffCents = Math.floor((cents * setOff) / 100)
      return { cents, paidCents, setOffCents, openCents: cents - paidCents - setOffCents, currency }
    })
  fc.assert(
    fc.property(fc.array(fee), (fees) => {
      const totals = feeTotals(fees)
      expect(totals).toHaveLength(new Set(fees.map(({ currency }) => currency)).size)
      for (const total of totals) {
        const own = fees.filter(({ currency }) => currency === total.currency)
        expect(total.cents).toBe(own.reduce((sum, { cents }) => sum + cents, 0))
        expect(total.paidCents).toBe(own.reduce((sum, { paidCents }) => sum + paidCents, 0))
        expect(total.setOffCents).toBe(own.reduce((sum, { setOffCents }) => sum + setOffCents, 0))
        expect(total.openCents).toBe(total.cents - total.paidCents - total.setOffCents)
      }
    }),
  )
})
