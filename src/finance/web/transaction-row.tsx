import { clsx } from 'clsx'
import { formatDay } from '../../kernel/day.ts'
import { formatMoney } from '../../kernel/money.ts'
import { InvoiceChip } from '../../web/ui/invoice-chip.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Transaction } from '../finance.endpoints.ts'

interface TransactionRowProps {
  transaction: Transaction
  /** The amount says its currency; on a narrow window, where the heading is gone, it always does. */
  namesCurrency: boolean
}

/** A row of the table of transactions; two lines on a narrow window. */
export function TransactionRow({ transaction, namesCurrency }: TransactionRowProps) {
  const language = useLanguage()
  const { cents, currency } = transaction
  return (
    <tr>
      <td className="cell-date numeric muted">{formatDay(transaction.day, language)}</td>
      <td className="transaction-concept">
        <b>{transaction.concept[language]}</b>
        <span className="small faint numeric">{transaction.reference}</span>
      </td>
      <td className="cell-chip">
        <InvoiceChip status={transaction.invoiceStatus} />
      </td>
      <td className={clsx('amount', cents > 0 && 'amount-in')}>
        {cents > 0 && '+'}
        {formatMoney({ cents, currency })}
        <span className={clsx('transaction-currency', namesCurrency && 'transaction-currency-always')}>
          {' '}
          {currency}
        </span>
      </td>
    </tr>
  )
}
