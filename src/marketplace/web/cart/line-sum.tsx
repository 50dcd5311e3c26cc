import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { type CartLine, extraCents } from '../../cart.ts'

/** What a line costs, and before its discount. */
export function LineSum({ line }: { line: CartLine }) {
  const { currency, cost } = line
  const gross = line.qty * line.saleprice + extraCents(line)
  return (
    <p className="cart-sum">
      {gross > cost && (
        <s className="small">
          <span className="hidden-text">
            <Trans>Before</Trans>{' '}
          </span>
          {formatMoney({ cents: gross, currency })}
        </s>
      )}
      <b>{formatMoney({ cents: cost, currency })}</b>
    </p>
  )
}
