import '../price/price.css'
import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { type CartLine, extraCents, withTax } from '../../cart.ts'
import { TaxWords } from '../price/price.tsx'

interface LineSumProps {
  line: CartLine
  /** The tax of where it is served; null while that is not known. */
  taxPercent: number | null
}

/** What a line costs as it is paid, and before its discount. */
export function LineSum({ line, taxPercent }: LineSumProps) {
  const { currency, cost } = line
  if (taxPercent === null) return <Skeleton width={96} height={22} />
  const gross = line.qty * line.saleprice + extraCents(line)
  const paid = (cents: number) => formatMoney({ cents: withTax(cents, taxPercent), currency })
  return (
    <p className="cart-sum">
      {gross > cost && (
        <s className="small">
          <span className="hidden-text">
            <Trans>Before</Trans>{' '}
          </span>
          {paid(gross)} {currency}
        </s>
      )}
      <span className="price-amount">
        <b>{paid(cost)}</b> {currency}
      </span>
      {cost > 0 && <TaxWords taxPercent={taxPercent} />}
    </p>
  )
}
