import './money.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { LoadError } from '../../web/ui/load-error.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'

interface MoneyBookProps<Row extends { id: number }> {
  title: ReactNode
  action?: ReactNode
  /** What finds a line, and whatever else stands above the table. */
  tools: ReactNode
  found: UseQueryResult<{ data: readonly Row[] }>
  /** What is said where nothing is found. */
  none: ReactNode
  /** The heads of the columns; the last is of amounts. */
  columns: readonly [ReactNode, ReactNode, ReactNode, amount: ReactNode]
  children: (row: Row) => ReactNode
}

/** A book of finance's: a title, what finds a line in it, and its lines as a table whose last cell has what can be done. */
export function MoneyBook<Row extends { id: number }>({
  title,
  action,
  tools,
  found,
  none,
  columns: [first, second, third, amount],
  children,
}: MoneyBookProps<Row>) {
  const id = useId()
  const rows = found.data?.data
  return (
    <section className="money-book" aria-labelledby={id}>
      <SectionHead title={<span id={id}>{title}</span>} action={action} />
      <div className="money-tools">{tools}</div>
      {found.isError && !rows && <LoadError query={found} />}
      {rows?.length === 0 && <p className="muted">{none}</p>}
      {rows && rows.length > 0 && (
        <div className="card">
          <table className="table table-stacked money-rows" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                <th scope="col">{second}</th>
                <th scope="col">{third}</th>
                <th scope="col" className="amount">
                  {amount}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>{rows.map(children)}</tbody>
          </table>
        </div>
      )}
    </section>
  )
}
