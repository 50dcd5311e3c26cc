import { Trans } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useLanguage } from '../../../web/words.ts'
import type { readStatement, StatementEntry } from '../../statement.endpoints.ts'
import { DocumentChip } from '../document-chip.tsx'
import { signedMoney } from '../profit/amounts.ts'
import { GoesOut, ReportNote, Upcoming } from '../report-note.tsx'
import { commonCurrency, TransactionHead } from '../transaction-head.tsx'
import { BalanceBefore } from './balance-before.tsx'
import { StatementLines } from './statement-lines.tsx'

/**
 * The transactions on paper, each with what it is made of and, as on the screen, the balance after it. A mixed statement names
 * each row's currency.
 */
export function StatementSheetTable({ statement }: { statement: AnswerOf<typeof readStatement> }) {
  const { data: rows, months } = statement
  const currency = commonCurrency(rows)
  const whole = months.length > 0
  return (
    <table className="sheet-table">
      <TransactionHead currency={currency} withReference>
        {whole && (
          <th scope="col" className="amount">
            <Trans>Balance</Trans>
          </th>
        )}
      </TransactionHead>
      {rows.map((row) => (
        <SheetRow key={row.id} row={row} namesCurrency={currency === null} withBalance={whole} />
      ))}
      {whole && <BalanceBefore statement={statement} columns={5} />}
    </table>
  )
}

interface SheetRowProps {
  row: StatementEntry
  namesCurrency: boolean
  withBalance: boolean
}

// A body each, so that a transaction and its details stay on one sheet.
function SheetRow({ row, namesCurrency, withBalance }: SheetRowProps) {
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
        {withBalance && (
          <td className="amount">
            {row.balanceCents === null
              ? '–'
              : signedMoney({ cents: row.balanceCents, currency: row.currency })}
          </td>
        )}
      </tr>
      {(row.lines.length > 1 || row.lines.some(({ quantity }) => quantity > 1)) && (
        <tr className="sheet-lines">
          <td />
          <td colSpan={4}>
            <StatementLines row={row} />
          </td>
          {withBalance && <td />}
        </tr>
      )}
    </tbody>
  )
}
