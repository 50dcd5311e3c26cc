import type { Day } from '../../kernel/day.ts'
import type { Currency } from '../../kernel/money.ts'
import { moneyNeeded } from '../line-benefit.ts'
import type { PayingBenefit } from './stays.endpoints.ts'

/**
 * The benefit that would pay for a product: one of its own, in its currency, that holds on some of the days and has enough left,
 * a pass or the price with its tax in cents; null where none would. While the tax is not known, money is no answer.
 */
export function payingBenefit(
  benefits: readonly PayingBenefit[],
  {
    id,
    currency,
    cents,
    taxPercent,
  }: { id: number; currency: Currency; cents: number; taxPercent: number | null },
  { from, to }: { from: Day; to: Day },
): PayingBenefit | null {
  if (cents === 0) return null
  const pays = (one: PayingBenefit) =>
    one.products.includes(id) &&
    (one.currency === null || one.currency === currency) &&
    one.starts <= to &&
    from <= one.expires &&
    (one.unit === 'passes'
      ? one.balance >= 1
      : taxPercent !== null && one.balance >= moneyNeeded(1, cents, taxPercent))
  return benefits.find(pays) ?? null
}
