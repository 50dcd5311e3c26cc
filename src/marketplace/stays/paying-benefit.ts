import type { Day } from '../../kernel/day.ts'
import type { Currency } from '../../kernel/money.ts'
import type { PayingBenefit } from './stays.endpoints.ts'

/**
 * The benefit that would pay for a product: one of its own, in its currency, that holds on some of the days and has enough left,
 * a pass or the price in cents; null where none would.
 */
export function payingBenefit(
  benefits: readonly PayingBenefit[],
  { id, currency, cents }: { id: number; currency: Currency; cents: number },
  { from, to }: { from: Day; to: Day },
): PayingBenefit | null {
  if (cents === 0) return null
  const pays = (one: PayingBenefit) =>
    one.products.includes(id) &&
    (one.currency === null || one.currency === currency) &&
    one.starts <= to &&
    from <= one.expires &&
    one.balance >= (one.unit === 'passes' ? 1 : cents)
  return benefits.find(pays) ?? null
}
