import { Trans } from '@lingui/react/macro'
import type { Currency } from '../../../kernel/money.ts'

/** Which currency a card is about, where there is more than one. */
export function CurrencyTitle({ currency }: { currency: Currency }) {
  return (
    <h3 className="sub">
      <Trans>Settled in {currency}</Trans>
    </h3>
  )
}
