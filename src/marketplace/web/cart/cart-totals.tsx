import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { type Cart, type CartTotal, type ServedAt, type ServingHotel, totalsOf } from '../../cart.ts'

/** What the cart costs, for each resort that serves and each currency apart: an order is written for each. */
export function CartTotals({ cart, servedAt }: { cart: Cart; servedAt: ServedAt }) {
  const totals = totalsOf(cart, servedAt)
  const resorts = new Set(totals.flatMap(({ hotel }) => hotel?.id ?? []))
  const count = totals.length
  return (
    <>
      {totals.map((total) => (
        <Total key={`${total.hotel?.id} ${total.currency}`} total={total} />
      ))}
      {resorts.size > 1 && (
        <p className="small muted">
          <Trans>Each resort gets an order of its own: {count} in all, placed together or not at all.</Trans>
        </p>
      )}
    </>
  )
}

function Total({ total }: { total: CartTotal<ServingHotel | null> }) {
  const { currency, hotel } = total
  const money = (cents: number) => formatMoney({ cents, currency })
  const taxPercent = hotel?.taxPercent
  return (
    <section className="cart-serving">
      {hotel ? <h3 className="label">{hotel.name}</h3> : <Skeleton width={120} height={18} />}
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
        <dt>{hotel ? <Trans>Taxes ({taxPercent}%)</Trans> : <Trans>Taxes</Trans>}</dt>
        <dd>{hotel ? money(total.tax) : <Skeleton width={60} height={18} />}</dd>
        <dt className="cart-total">
          <Trans>Total ({currency})</Trans>
        </dt>
        <dd className="figure">{hotel ? money(total.total) : <Skeleton width={120} height={30} />}</dd>
      </dl>
    </section>
  )
}
