import './transactions.css'
import { clsx } from 'clsx'
import type { Money } from '../../kernel/money.ts'
import { signedMoney } from './profit/amounts.ts'

interface TransactionAmountProps {
  money: Money
  /** It says its currency; on a narrow window, where the heading is gone, it always does. */
  namesCurrency: boolean
}

/** The cell of a signed amount: what comes to the owner has its plus. */
export function TransactionAmount({ money, namesCurrency }: TransactionAmountProps) {
  return (
    <td className={clsx('amount', money.cents > 0 && 'amount-in')}>
      {signedMoney(money)}
      <span className={clsx('transaction-currency', namesCurrency && 'transaction-currency-always')}>
        {' '}
        {money.currency}
      </span>
    </td>
  )
}
