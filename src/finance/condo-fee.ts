import type { Currency } from '../kernel/money.ts'
import type { CondoFee, CondoFeeTotal } from './statement.endpoints.ts'

/** What the fees are, paid, set off and open, one total for each currency in the order of its code. */
export function feeTotals(
  fees: readonly Pick<CondoFee, 'cents' | 'paidCents' | 'setOffCents' | 'openCents' | 'currency'>[],
): CondoFeeTotal[] {
  const totals = new Map<Currency, CondoFeeTotal>()
  for (const { cents, paidCents, setOffCents, openCents, currency } of fees) {
    const total = totals.get(currency) ?? { currency, cents: 0, paidCents: 0, setOffCents: 0, openCents: 0 }
    total.cents += cents
    total.paidCents += paidCents
    total.setOffCents += setOffCents
    total.openCents += openCents
    totals.set(currency, total)
  }
  return [...totals.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
}
