import './price.css'
import { Trans } from '@lingui/react/macro'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { withTax } from '../../cart.ts'

interface PriceProps {
  /** Before tax, in cents. */
  cents: number
  /** What it costs without a discount, where it has one. */
  before?: number
  currency: Currency
  /** Null: not known yet. */
  taxPercent: number | null
  /** The words about the tax stand elsewhere beside it. */
  bare?: boolean
}

/** A price as it is paid: tax within, its currency beside it. "$110.20 USD, tax included". */
export function Price({ cents, before = cents, currency, taxPercent, bare = false }: PriceProps) {
  const paid = (amount: number) => formatMoney({ cents: withTax(amount, taxPercent ?? 0), currency })
  return (
    <span className="price-paid">
      {before > cents && (
        <s>
          <span className="hidden-text">
            <Trans>Before</Trans>{' '}
          </span>
          {paid(before)} {currency}
        </s>
      )}
      <span className="price-amount">
        <b>{paid(cents)}</b> {currency}
      </span>
      {!bare && cents > 0 && <TaxWords taxPercent={taxPercent} />}
    </span>
  )
}

/** What a price says of its tax; of one whose tax is not known that it comes on top. */
export function TaxWords({ taxPercent }: { taxPercent: number | null }) {
  return (
    <small className="price-tax">
      {taxPercent === null ? <Trans>before tax</Trans> : <Trans>tax included</Trans>}
    </small>
  )
}
