import { Trans } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useLanguage } from '../../../web/words.ts'
import type { readStatement } from '../../statement.endpoints.ts'
import { balancesBefore } from '../../statement.ts'
import { signedMoney } from '../profit/amounts.ts'
import { useAsk } from './use-statement.ts'

interface BalanceBeforeProps {
  statement: AnswerOf<typeof readStatement>
  /** How many columns stand before the balance. */
  columns?: number
}

/** The statement's last row: what the account came to before the oldest transaction of the page. */
export function BalanceBefore({ statement: { data, page, pages }, columns = 4 }: BalanceBeforeProps) {
  const language = useLanguage()
  const before = balancesBefore(data)
  const { year } = useAsk()
  const day = formatDay(`${year - 1}-12-31`, language)
  return (
    <tbody>
      {before.map(({ currency, cents }) => (
        <tr key={currency} className="statement-before">
          <td colSpan={columns} className="muted">
            {page === pages ? <Trans>Balance on {day}</Trans> : <Trans>Balance before these</Trans>}
          </td>
          <td className="amount">
            {signedMoney({ cents, currency })}
            {before.length > 1 && ` ${currency}`}
          </td>
        </tr>
      ))}
    </tbody>
  )
}
