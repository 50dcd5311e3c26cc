import '../cart/cart-totals.css'
import { Trans } from '@lingui/react/macro'
import { type Currency, formatMoney, namedMoney } from '../../../kernel/money.ts'

interface PaidSumProps {
  currency: Currency
  /** All in cents, as they are paid. */
  lines: readonly { id: string | number; name: string; paid: number; isBenefit?: boolean }[]
  total: number
  /** Within the total. */
  tax: number
  /** What promotions took off already, before tax; what benefits pay stands at their lines. */
  discount: number
  /** Whether all of it was paid. */
  isPaid?: boolean
  /** Whether it is charged to the contract, and paid on the statement. */
  isCharged?: boolean
}

/** Lines as they are paid, and what they are together: tax within, its amount told, one currency. */
export function PaidSum({ currency, lines, total, tax, discount, isPaid, isCharged }: PaidSumProps) {
  const money = (cents: number) => namedMoney({ cents, currency })
  const [within, off] = [money(tax), money(discount)]
  return (
    <dl className="paid-lines">
      {lines.map(({ id, name, paid, isBenefit }) => (
        <div key={id}>
          <dt>
            {name}
            {isBenefit && (
              <small>
                <Trans>Your benefit pays for it.</Trans>
              </small>
            )}
          </dt>
          <dd>{money(paid)}</dd>
        </div>
      ))}
      <div className="paid-total">
        <dt>
          {isPaid ? <Trans>Paid</Trans> : isCharged ? <Trans>Total</Trans> : <Trans>To pay</Trans>}
          {tax > 0 && (
            <small>
              <Trans>Tax of {within} included</Trans>
            </small>
          )}
          {discount > 0 && (
            <small>
              <Trans>{off} taken off before tax</Trans>
            </small>
          )}
        </dt>
        <dd className="figure">
          {formatMoney({ cents: total, currency })} <small>{currency}</small>
        </dd>
      </div>
    </dl>
  )
}
