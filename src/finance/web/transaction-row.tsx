import { Link } from '@tanstack/react-router'
import { formatDay } from '../../kernel/day.ts'
import { useLanguage } from '../../web/words.ts'
import type { Transaction } from '../finance.endpoints.ts'
import { DocumentChip } from './document-chip.tsx'
import { GoesOut, ReportNote, Upcoming } from './report-note.tsx'
import { TransactionAmount } from './transaction-amount.tsx'

interface TransactionRowProps {
  transaction: Transaction
  /** The amount says its currency; on a narrow window, where the heading is gone, it always does. */
  namesCurrency: boolean
  linked?: boolean
}

/** A row of the table of transactions; two lines on a narrow window. */
export function TransactionRow({ transaction, namesCurrency, linked }: TransactionRowProps) {
  const language = useLanguage()
  return (
    <tr>
      <td className="cell-date numeric muted">{formatDay(transaction.day, language)}</td>
      <td className="transaction-concept">
        <b>
          {linked ? (
            <Link
              to="/my-reports"
              search={{
                view: 'statement',
                year: Number(transaction.day.slice(0, 4)),
                search: transaction.reference,
              }}
              className="transaction-link"
            >
              {transaction.concept[language]}
            </Link>
          ) : (
            transaction.concept[language]
          )}
        </b>
        <span className="small faint numeric">{transaction.reference}</span>
        <Upcoming day={transaction.day} />
        {transaction.report && (
          <span className="small muted">
            <ReportNote row={transaction} />
          </span>
        )}
        <GoesOut day={transaction.goesOut} />
      </td>
      <td className="cell-chip">
        <DocumentChip row={transaction} />
      </td>
      <TransactionAmount money={transaction} namesCurrency={namesCurrency} />
    </tr>
  )
}
