import './transactions.css'
import { Trans } from '@lingui/react/macro'
import type { Transaction } from '../finance.endpoints.ts'
import { TransactionRow } from './transaction-row.tsx'

interface TransactionTableProps {
  transactions: readonly Transaction[]
  /** The id of the heading that names the table. */
  labelledBy: string
  /** Each leads to its line in the statement. */
  linked?: boolean
}

/**
 * Transactions with their status and signed amount. One currency is named once, in the heading; where they are mixed
 * each row names its own, and nothing is summed.
 */
export function TransactionTable({ transactions, labelledBy, linked }: TransactionTableProps) {
  const [currency, ...others] = new Set(transactions.map((each) => each.currency))
  const mixed = others.length > 0
  return (
    <table className="table table-stacked transactions" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Date</Trans>
          </th>
          <th scope="col">
            <Trans>Concept</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <th scope="col" className="amount">
            {mixed ? <Trans>Amount</Trans> : <Trans>Amount ({currency})</Trans>}
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((each) => (
          <TransactionRow key={each.id} transaction={each} namesCurrency={mixed} linked={linked} />
        ))}
      </tbody>
    </table>
  )
}
