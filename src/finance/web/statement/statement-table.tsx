import { Trans } from '@lingui/react/macro'
import type { StatementRow as Row } from '../../statement.endpoints.ts'
import { StatementRow } from './statement-row.tsx'

/**
 * A page of the statement. One currency is named once, in the heading; where they are mixed each row names its own,
 * and nothing is summed.
 */
export function StatementTable({ rows }: { rows: readonly Row[] }) {
  const [currency, ...others] = new Set(rows.map((row) => row.currency))
  const mixed = others.length > 0
  return (
    <table className="table table-stacked statement-table" aria-labelledby="statement">
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
        {rows.map((row) => (
          <StatementRow key={row.id} row={row} namesCurrency={mixed} />
        ))}
      </tbody>
    </table>
  )
}
