import { Trans } from '@lingui/react/macro'
import { type Currency, namedMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { OrderLine } from '../../orders/orders.endpoints.ts'

/** The benefit that pays for a line, and what it pays. */
export function BenefitOfLine({ line: { benefit }, currency }: { line: OrderLine; currency: Currency }) {
  const language = useLanguage()
  if (!benefit) return <Trans>paid by your benefits</Trans>
  const { unit, quantity } = benefit
  const name = benefit.name[language]
  const amount = unit === 'passes' ? `${quantity}` : namedMoney({ cents: quantity, currency })
  return (
    <Trans>
      paid with {name}: {amount}
    </Trans>
  )
}
