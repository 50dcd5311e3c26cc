import type { ReactNode } from 'react'
import { formatMonth } from '../../../kernel/day.ts'
import { type Language, LOCALE } from '../../../kernel/language.ts'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ClubReport } from '../../reports/reports.endpoints.ts'

interface TableProps {
  report: ClubReport
  /** Another one is on its way. */
  busy: boolean
  caption: ReactNode
}

type Column = ClubReport['columns'][number]
type Row = ClubReport['rows'][number]

/** The rows of a report; on a phone each by itself, a line a figure. */
export function ReportTable({ report: { columns, rows }, busy, caption }: TableProps) {
  const language = useLanguage()
  return (
    <table className="table club-report" aria-busy={busy}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, head, kind }) => (
            <th key={name} scope="col" className={isFigure(kind) ? 'amount' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
          <tr key={at}>
            {columns.map((column, place) => {
              const words = cellWords(row, column, language)
              return place === 0 ? (
                <th key={column.name} scope="row">
                  {words}
                </th>
              ) : (
                <td
                  key={column.name}
                  className={isFigure(column.kind) ? 'amount' : undefined}
                  data-head={column.head}
                >
                  {words}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isFigure = (kind: Column['kind']) => kind !== 'words' && kind !== 'month'

function cellWords(row: Row, { name, kind }: Column, language: Language): string {
  const value = row[name] ?? null
  if (value === null) return '–'
  if (typeof value === 'string') return value
  if (kind === 'month') return formatMonth(value, language)
  if (kind === 'percent') return `${value} %`
  if (kind === 'cents') return formatMoney({ cents: value, currency: row.currency as Currency })
  return value.toLocaleString(LOCALE[language])
}
