import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../kernel/money.ts'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { type Cart, type CartTotal, totalsOf } from '../cart.ts'

/**
 * What the cart costs, for each currency apart. The taxes come from the server (`taxPercent`, null while they are on
 * their way).
 */
export function CartTotals({ cart, taxPercent }: { cart: Cart; taxPercent: number | null }) {
  return totalsOf(cart, taxPercent ?? 0).map((total) => (
    <Total key={total.currency} total={total} taxPercent={taxPercent} />
  ))
}

function Total({ total, taxPercent }: { total: CartTotal; taxPercent: number | null }) {
  const { currency } = total
  const money = (cents: number) => formatMoney({ cents, currency })
  return (
    <dl className="facts cart-totals">
      <dt>
        <Trans>Subtotal</Trans>
      </dt>
      <dd>{money(total.gross)}</dd>
      {total.discount > 0 && (
        <>
          <dt>
            <Trans>Discounts</Trans>
          </dt>
          <dd>{money(-total.discount)}</dd>
        </>
      )}
      <dt>{taxPercent === null ? <Trans>Taxes</Trans> : <Trans>Taxes ({taxPercent}%)</Trans>}</dt>
      <dd>{taxPercent === null ? <Skeleton width={60} height={18} /> : money(total.tax)}</dd>
      <dt className="cart-total">
        <Trans>Total ({currency})</Trans>
      </dt>
      <dd className="figure">
        {taxPercent === null ? <Skeleton width={120} height={30} /> : money(total.total)}
      </dd>
    </dl>
  )
}
