import type { StatementRow as Row } from '../../statement.endpoints.ts'
import { commonCurrency, TransactionHead } from '../transaction-head.tsx'
import { StatementRow } from './statement-row.tsx'

/**
 * A page of the statement. One currency is named once, in the heading; where they are mixed each row names its own,
 * and nothing is summed.
 */
export function StatementTable({ rows }: { rows: readonly Row[] }) {
  const currency = commonCurrency(rows)
  return (
    <table className="table table-stacked statement-table" aria-labelledby="statement">
      <TransactionHead currency={currency} />
      <tbody>
        {rows.map((row) => (
          <StatementRow key={row.id} row={row} namesCurrency={currency === null} />
        ))}
      </tbody>
    </table>
  )
}
