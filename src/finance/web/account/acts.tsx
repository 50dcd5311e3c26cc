import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Hourglass from 'lucide-react/icons/hourglass'
import { formatMoney } from '../../../kernel/money.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { RestrictedNote } from '../../../web/ui/restricted-note.tsx'
import type { ContractAccount } from '../../account/account.endpoints.ts'
import { payNow, toChoose } from '../../account/announced.ts'
import { MOST_CHARGES, type PaymentWay } from '../../account/payment.ts'
import { firstWay } from './pay/chosen-way.ts'
import { isAtProvider, Unfinished } from './pay/unfinished.tsx'
import { WayWords } from './way-words.tsx'

/** What is on its way or with the desk, and the ways to pay what is owed. */
export function Acts({ account, ways }: { account: ContractAccount; ways: readonly PaymentWay[] }) {
  const { trusted, user } = useSession()
  const { currency, payments, counts, creditCents, charges, payouts } = account
  const atResort = firstWay(ways) === 'resort'
  const { owedCents, moneyCents } = payNow(account, atResort)
  const money = (cents: number) => formatMoney({ cents, currency })
  const [due, owed, credit] = [money(moneyCents), money(owedCents), money(Math.min(creditCents, owedCents))]
  const [all, away] = [money(account.owedCents), money(account.owedCents - owedCents)]
  const mayChoose = toChoose(charges, atResort).length > 0
  const hasPayout = payouts.some(({ isOpen }) => isOpen)
  // A payout may pay what is announced at the resort, too.
  const mayPay = mayChoose || (hasPayout && charges.some(({ inQuestion }) => !inQuestion))
  return (
    <>
      {payments.length > 0 && (
        <ul className="owe-ways">
          {payments.map((payment) =>
            isAtProvider(payment) ? (
              <li key={payment.id}>
                <Unfinished
                  payment={payment}
                  currency={currency}
                  otherwise={<PaymentLine payment={payment} currency={currency} />}
                />
              </li>
            ) : (
              <li key={payment.id}>
                <PaymentLine payment={payment} currency={currency} />
              </li>
            ),
          )}
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
            {account.owedCents > owedCents && counts.owed <= MOST_CHARGES && (
              <>
                <Trans>
                  {all} owed, less {away} announced or on its way.
                </Trans>{' '}
              </>
            )}
            {owedCents > 0 && creditCents > 0 && (
              <Trans>
                {owed} less your credit of {credit}
              </Trans>
            )}
          </p>
          <div className="row wrap">
            {hasPayout && (
              <Link
                to="/my-reports"
                search={{ pay: currency, from: 'profit' }}
                className={buttonClass('secondary')}
              >
                <Trans>Settle from my profit</Trans>
              </Link>
            )}
            {mayChoose && (
              <Link to="/my-reports" search={{ pay: currency }} className={buttonClass('primary')}>
                {owedCents > 0 ? (
                  <Trans>
                    Pay {due} {currency}
                  </Trans>
                ) : (
                  <Trans>Pay ahead</Trans>
                )}
              </Link>
            )}
          </div>
        </div>
      )}
    </>
  )
}

/** A payment on its way, or with the desk, in a line. */
function PaymentLine({
  payment,
  currency,
}: {
  payment: ContractAccount['payments'][number]
  currency: ContractAccount['currency']
}) {
  const { matter, way, leftCents, cents } = payment
  return (
    <div className="row wrap">
      <Chip tone={matter ? 'pending' : 'waiting'} icon={Hourglass}>
        {matter ? (
          <Trans>With the desk</Trans>
        ) : way === 'resort' ? (
          <Trans>Announced; the club confirms it</Trans>
        ) : (
          <Trans>Asking the provider</Trans>
        )}
      </Chip>
      <span>
        <span className="numeric">{formatMoney({ cents: matter ? leftCents : cents, currency })}</span>,{' '}
        <WayWords payment={{ way, cardLast4: null }} />
      </span>
      <Link to="/my-reports" search={{ paid: payment.id }} className="link">
        <Trans>See this payment</Trans>
      </Link>
    </div>
  )
}
