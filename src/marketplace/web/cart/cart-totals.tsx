import './cart-totals.css'
import { Trans } from '@lingui/react/macro'
import type { Currency } from '../../../kernel/money.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import {
  type Cart,
  type CartTotal,
  cartTotals,
  extraCents,
  type ServedAt,
  type ServingHotel,
  withCost,
  withTax,
} from '../../cart.ts'
import { PaidSum } from '../price/paid-sum.tsx'
import { useTripWords } from '../thing/trip-words.ts'

/**
 * What the cart costs, for each resort that serves and each currency apart, with its lines: an order is written for each,
 * and two currencies never look like one sum.
 */
export function CartTotals({ cart, servedAt }: { cart: Cart; servedAt: ServedAt }) {
  const totals = cartTotals(cart, servedAt)
  const count = totals.length
  return (
    <>
      {totals.map((total) => (
        <Total
          key={`${total.hotel?.id} ${total.currency}`}
          total={total}
          lines={linesOf(cart, servedAt, total)}
        />
      ))}
      {count > 1 && (
        <p className="small muted">
          <Trans>
            {count} orders, placed together or not at all. Sums of two resorts or two currencies are never
            added up.
          </Trans>
        </p>
      )}
    </>
  )
}

type Total = CartTotal<ServingHotel | null>

/** The lines of a total; what comes with a package is in its package's. */
function linesOf(cart: Cart, servedAt: ServedAt, { hotel, currency }: Total): Cart {
  return cart.filter(
    (line) =>
      !line.belongsToPackage &&
      line.currency === currency &&
      (servedAt(line)?.id ?? null) === (hotel?.id ?? null),
  )
}

function Total({ total, lines }: { total: Total; lines: Cart }) {
  const language = useLanguage()
  const trips = useTripWords()
  const { currency, hotel } = total
  if (!hotel)
    return (
      <section className="cart-serving">
        <Skeleton width={120} height={18} />
        <Skeleton height={90} />
      </section>
    )
  return (
    <section className="cart-serving">
      <h3 className="label">
        <ResortIn hotel={hotel.name} currency={currency} />
      </h3>
      <PaidSum
        currency={currency}
        total={total.total}
        tax={total.tax}
        discount={takenOff(lines)}
        lines={lines.map((line) => ({
          id: line.uuid,
          name: line.itinerario
            ? `${line.name[language]} · ${trips[line.itinerario.trip]}`
            : line.name[language],
          paid: withTax(withCost(line).cost, hotel.taxPercent),
          isBenefit: line.isBenefit,
        }))}
      />
    </section>
  )
}

/** What promotions take off lines, before tax. */
function takenOff(lines: Cart): number {
  const own = lines.filter(({ isBenefit }) => !isBenefit)
  return own.reduce(
    (sum, line) => sum + line.qty * line.saleprice + extraCents(line) - withCost(line).cost,
    0,
  )
}

/** "Bahía Serena, in US dollars". */
function ResortIn({ hotel, currency }: { hotel: string; currency: Currency }) {
  return currency === 'MXN' ? <Trans>{hotel}, in Mexican pesos</Trans> : <Trans>{hotel}, in US dollars</Trans>
}
