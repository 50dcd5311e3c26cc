import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { formatMoney } from '../../../kernel/money.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { ContractAccount } from '../../account/account.endpoints.ts'
import { openOf } from '../../account/plans.ts'

/** The plans with something open, each with its next part. */
export function OwnRunningPlans({ account: { plans, currency } }: { account: ContractAccount }) {
  const inWords = useDayInWords()
  const running = plans.filter((plan) => openOf(plan) > 0)
  if (running.length === 0) return null
  return (
    <ul className="owe-ways">
      {running.map((plan) => {
        const paid = plan.parts.filter(({ openCents }) => openCents === 0).length
        const count = plan.parts.length
        const next = plan.parts.find(({ openCents }) => openCents > 0)
        const amount = formatMoney({ cents: next?.openCents ?? 0, currency })
        const day = inWords(next?.due ?? '')
        const { arrears } = plan
        const late = formatMoney({ cents: arrears?.cents ?? 0, currency })
        const since = arrears && inWords(arrears.since)
        return (
          <li key={plan.id} className="row wrap">
            <span className="row">
              <CalendarDays className="icon-small" aria-hidden />
              <span>
                {plan.endedAt ? (
                  <Trans>
                    Installments: {paid} of {count} paid, and the rest is due now.
                  </Trans>
                ) : (
                  <Trans>
                    Installments: {paid} of {count} paid. Next {amount}, {day}.
                  </Trans>
                )}{' '}
                {arrears && !plan.endedAt && (
                  <Trans>
                    {late} of it had been due since {since}, and counts as on time while they run.
                  </Trans>
                )}
              </span>
            </span>
            <Link to="/my-reports" search={{ plan: plan.id }} className="link">
              <Trans>See the agreement</Trans>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
