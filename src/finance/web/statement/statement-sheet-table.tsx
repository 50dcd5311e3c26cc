import { formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { StatementRow } from '../../statement.endpoints.ts'
import { DocumentChip } from '../document-chip.tsx'
import { signedMoney } from '../profit/amounts.ts'
import { GoesOut, ReportNote, Upcoming } from '../report-note.tsx'
import { commonCurrency, TransactionHead } from '../transaction-head.tsx'
import { StatementLines } from './statement-lines.tsx'

/** The transactions on paper, each with what it is made of. A mixed statement names each row's currency. */
export function StatementSheetTable({ rows }: { rows: readonly StatementRow[] }) {
  const currency = commonCurrency(rows)
  return (
    <table className="sheet-table">
      <TransactionHead currency={currency} withReference />
      {rows.map((row) => (
        <SheetRow key={row.id} row={row} namesCurrency={currency === null} />
      ))}
    </table>
  )
}

// A body each, so that a transaction and its details stay on one sheet.
function SheetRow({ row, namesCurrency }: { row: StatementRow; namesCurrency: boolean }) {
  const language = useLanguage()
  return (
    <tbody>
      <tr>
        <td className="numeric">{formatDay(row.day, language)}</td>
        <td>
          <b>{row.concept[language]}</b> <Upcoming day={row.day} /> <GoesOut day={row.goesOut} />
          {row.report && (
            <div className="small">
              <ReportNote row={row} />
            </div>
          )}
        </td>
        <td className="numeric">{row.reference}</td>
        <td>
          <DocumentChip row={row} />
        </td>
        <td className="amount">
          {signedMoney(row)}
          {namesCurrency && ` ${row.currency}`}
        </td>
      </tr>
      {(row.lines.length > 1 || row.lines.some(({ quantity }) => quantity > 1)) && (
        <tr className="sheet-lines">
          <td />
          <td colSpan={4}>
            <StatementLines row={row} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
