import './price.css'
import { type Currency, namedMoney } from '../../../kernel/money.ts'
import type { PriceEach } from '../../orders/prices-paid.ts'

/** "2 × $110.20 + 1 × $127.60": how many at which price, taxes within; of one alone there is nothing to tell. */
export function PricesEach({ prices, currency }: { prices: readonly PriceEach[]; currency: Currency }) {
  const [first, ...others] = prices
  if (!first || (others.length === 0 && first.qty === 1)) return null
  if (prices.every(({ each }) => each === 0)) return null
  return (
    <span className="numeric">
      {prices.map(({ qty, each }) => `${qty} × ${namedMoney({ cents: each, currency })}`).join(' + ')}
    </span>
  )
}
