import { lazy, Suspense, useState } from 'react'
import type { StatementRow as Row } from '../../statement.endpoints.ts'
import { commonCurrency, TransactionHead } from '../transaction-head.tsx'
import { StatementTableRow } from './statement-row.tsx'

const WhyDrawer = lazy(async () => ({ default: (await import('../why/why-drawer.tsx')).WhyDrawer }))

/**
 * A page of the statement. One currency is named once, in the heading; where they are mixed each row names its own,
 * and nothing is summed. An amount that is pressed opens what it is made of.
 */
export function StatementTable({ rows }: { rows: readonly Row[] }) {
  const currency = commonCurrency(rows)
  const [asked, setAsked] = useState(false)
  const [why, setWhy] = useState<Row | null>(null)
  return (
    <>
      <table className="table table-stacked statement-table" aria-labelledby="statement">
        <TransactionHead currency={currency} />
        <tbody>
          {rows.map((row) => (
            <StatementTableRow
              key={row.id}
              row={row}
              namesCurrency={currency === null}
              onWhy={() => {
                setAsked(true)
                setWhy(row)
              }}
            />
          ))}
        </tbody>
      </table>
      {asked && (
        <Suspense fallback={null}>
          <WhyDrawer row={why} onClose={() => setWhy(null)} />
        </Suspense>
      )}
    </>
  )
}
