import type { Day } from '../kernel/day.ts'
import type { Currency } from '../kernel/money.ts'
import type { CondoFee, CondoFeeTotal, FEE_STATUSES } from './statement.endpoints.ts'

/** The figures of a fee, in cents. */
export interface FeeFigures {
  due: Day
  cents: number
  paidCents: number
}

/** How a fee stands on a day of its resort: late from the day after it was due, whatever was paid of it before. */
export function feeStatus({ due, cents, paidCents }: FeeFigures, today: Day): (typeof FEE_STATUSES)[number] {
  if (paidCents >= cents) return 'paid'
  if (due < today) return 'past-due'
  return paidCents > 0 ? 'partly-paid' : 'open'
}

/** What is owed, paid and open, one total for each currency in the order of its code. */
export function feeTotals(
  fees: readonly Pick<CondoFee, 'cents' | 'paidCents' | 'currency'>[],
): CondoFeeTotal[] {
  const totals = new Map<Currency, CondoFeeTotal>()
  for (const { cents, paidCents, currency } of fees) {
    const total = totals.get(currency) ?? { currency, cents: 0, paidCents: 0, openCents: 0 }
    total.cents += cents
    total.paidCents += paidCents
    total.openCents += cents - paidCents
    totals.set(currency, total)
  }
  return [...totals.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
}
