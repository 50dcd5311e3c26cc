import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Currency } from '../../kernel/money.ts'

/** The currency of rows, where they have one in common; null where each has to name its own. */
export function commonCurrency(rows: readonly { currency: Currency }[]): Currency | null {
  const [currency, ...others] = new Set(rows.map((row) => row.currency))
  return others.length > 0 ? null : (currency ?? null)
}

interface TransactionHeadProps {
  currency: Currency | null
  /** On paper the reference has a column of its own. */
  withReference?: boolean
  /** Columns after the amount. */
  children?: ReactNode
}

/** The head of a table of transactions. A currency in common is named once, here; nothing is summed. */
export function TransactionHead({ currency, withReference, children }: TransactionHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans>Date</Trans>
        </th>
        <th scope="col">
          <Trans>Concept</Trans>
        </th>
        {withReference && (
          <th scope="col">
            <Trans>Reference</Trans>
          </th>
        )}
        <th scope="col">
          <Trans>Status</Trans>
        </th>
        <th scope="col" className="amount">
          {currency ? <Trans>Amount ({currency})</Trans> : <Trans>Amount</Trans>}
        </th>
        {children}
      </tr>
    </thead>
  )
}
