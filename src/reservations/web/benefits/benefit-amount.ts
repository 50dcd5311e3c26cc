import { formatMoney, namedMoney } from '../../../kernel/money.ts'
import type { BenefitBalance } from '../../benefits.endpoints.ts'

/** A quantity of a benefit as it is written: money in its currency (quantity in cents), nights and passes as a count. */
export function benefitAmount(benefit: Pick<BenefitBalance, 'unit' | 'currency'>, quantity: number): string {
  if (benefit.unit !== 'money' || !benefit.currency) return String(quantity).replace('-', '\u2212')
  const decimals = quantity % 100 === 0 ? 0 : 2
  return formatMoney({ cents: quantity, currency: benefit.currency }, decimals)
}

/** A quantity of a benefit beside other amounts, in the form that these have: "$120.00 USD"; nights and passes as a count. */
export function namedBenefitAmount(
  benefit: Pick<BenefitBalance, 'unit' | 'currency'>,
  quantity: number,
): string {
  if (benefit.unit !== 'money' || !benefit.currency) return benefitAmount(benefit, quantity)
  return namedMoney({ cents: quantity, currency: benefit.currency })
}
