import { commonCurrency, TransactionHead } from './transaction-head.tsx'
import './transactions.css'
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
  const currency = commonCurrency(transactions)
  return (
    <table className="table table-stacked transactions" aria-labelledby={labelledBy}>
      <TransactionHead currency={currency} />
      <tbody>
        {transactions.map((each) => (
          <TransactionRow
            key={each.id}
            transaction={each}
            namesCurrency={currency === null}
            linked={linked}
          />
        ))}
      </tbody>
    </table>
  )
}
