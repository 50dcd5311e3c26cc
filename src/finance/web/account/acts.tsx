import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Hourglass from 'lucide-react/icons/hourglass'
import { formatMoney } from '../../../kernel/money.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { RestrictedNote } from '../../../web/ui/restricted-note.tsx'
import type { ContractAccount } from '../../account/account.endpoints.ts'
import { WayWords } from './way-words.tsx'

/** What is on its way or with the desk, and the ways to pay what is owed. */
export function Acts({ account }: { account: ContractAccount }) {
  const { trusted, user } = useSession()
  const { currency, payments, dueCents, owedCents, creditCents, charges, payouts } = account
  const money = (cents: number) => formatMoney({ cents, currency })
  const [due, owed, credit] = [money(dueCents), money(owedCents), money(Math.min(creditCents, owedCents))]
  const mayPay = charges.some(({ inQuestion }) => !inQuestion)
  return (
    <>
      {payments.length > 0 && (
        <ul className="owe-ways">
          {payments.map((payment) => (
            <li key={payment.id} className="row wrap">
              <Chip tone={payment.matter ? 'pending' : 'waiting'} icon={Hourglass}>
                {payment.matter ? (
                  <Trans>With the desk</Trans>
                ) : payment.way === 'resort' ? (
                  <Trans>Announced, waits for the club</Trans>
                ) : (
                  <Trans>Asking the provider</Trans>
                )}
              </Chip>
              <span>
                <span className="numeric">{money(payment.matter ? payment.leftCents : payment.cents)}</span>,{' '}
                <WayWords payment={{ way: payment.way, cardLast4: null }} />
              </span>
              <Link to="/my-reports" search={{ paid: payment.id }} className="link">
                <Trans>See this payment</Trans>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mayPay && (trusted || user.isAdmin) && (
        <div className="owe-ways">
          <RestrictedNote />
        </div>
      )}
      {mayPay && !trusted && !user.isAdmin && (
        <div className="owe-acts">
          <p className="small muted">
            {owedCents > 0 && creditCents > 0 && (
              <Trans>
                {owed} less your credit of {credit}
              </Trans>
            )}
          </p>
          <div className="row wrap">
            {payouts.some(({ isOpen }) => isOpen) && (
              <Link
                to="/my-reports"
                search={{ pay: currency, from: 'profit' }}
                className={buttonClass('secondary')}
              >
                <Trans>Settle from my profit</Trans>
              </Link>
            )}
            <Link to="/my-reports" search={{ pay: currency }} className={buttonClass('primary')}>
              {owedCents > 0 ? <Trans>Pay {due}</Trans> : <Trans>Pay ahead</Trans>}
            </Link>
          </div>
        </div>
      )}
    </>
  )
}
