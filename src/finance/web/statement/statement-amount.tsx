import '../transactions.css'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { StatementRow } from '../../statement.endpoints.ts'
import { signedMoney } from '../profit/amounts.ts'

interface StatementAmountProps {
  row: StatementRow
  namesCurrency: boolean
  onWhy: () => void
}

/** The cell of a row's amount: a button that opens what it is made of. */
export function StatementAmount({ row, namesCurrency, onWhy }: StatementAmountProps) {
  const { t } = useLingui()
  const amount = signedMoney(row)
  return (
    <td className={clsx('amount', row.cents > 0 && 'amount-in')}>
      <button
        type="button"
        className="why-button"
        aria-label={t`${amount}: why this figure?`}
        onClick={onWhy}
      >
        {amount}
      </button>
      <span className={clsx('transaction-currency', namesCurrency && 'transaction-currency-always')}>
        {' '}
        {row.currency}
      </span>
    </td>
  )
}
