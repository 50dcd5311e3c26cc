import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { StatementEntry as Row, readStatement } from '../../statement.endpoints.ts'
import { commonCurrency, TransactionHead } from '../transaction-head.tsx'
import { BalanceBefore } from './balance-before.tsx'
import { byMonth } from './by-month.ts'
import { MonthHead } from './month-head.tsx'
import { StatementTableRow } from './statement-row.tsx'

const WhyDrawer = lazy(async () => ({ default: (await import('../why/why-drawer.tsx')).WhyDrawer }))

/**
 * A page of the statement by months, each row with the balance after it; a filter leaves rows out, and with them the balances.
 * One currency is named once, in the heading; where they are mixed each row names its own, and nothing is summed. An amount that is
 * pressed opens what it is made of.
 */
export function StatementTable({ statement }: { statement: AnswerOf<typeof readStatement> }) {
  const { data: rows, months } = statement
  const whole = months.length > 0
  const currency = commonCurrency(rows)
  const [asked, setAsked] = useState(false)
  const [why, setWhy] = useState<Row | null>(null)
  return (
    <>
      <table className="table table-stacked statement-table" aria-labelledby="statement">
        <TransactionHead currency={currency}>
          {whole && (
            <th scope="col" className="amount balance">
              <Trans>Balance</Trans>
            </th>
          )}
        </TransactionHead>
        {byMonth(rows).map(({ month, rows: ofMonth }) => (
          <tbody key={month}>
            <MonthHead month={month} sums={months.filter((one) => one.month === month)} />
            {ofMonth.map((row) => (
              <StatementTableRow
                key={row.id}
                row={row}
                namesCurrency={currency === null}
                withBalance={whole}
                onWhy={() => {
                  setAsked(true)
                  setWhy(row)
                }}
              />
            ))}
          </tbody>
        ))}
        {whole && <BalanceBefore statement={statement} />}
      </table>
      {asked && (
        <Suspense fallback={null}>
          <WhyDrawer row={why} onClose={() => setWhy(null)} />
        </Suspense>
      )}
    </>
  )
}
