import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { formatMoney, type Money } from '../../../kernel/money.ts'
import { Note } from '../../../web/ui/note.tsx'
import type { CondoFeeTotal } from '../../statement.endpoints.ts'

/** The year's fees, what was paid and what is open; each currency by itself. */
export function FeeTotals({ totals }: { totals: readonly CondoFeeTotal[] }) {
  return totals.map(({ currency, cents, paidCents, setOffCents, openCents }) => (
    <dl key={currency} className="fee-totals">
      <div>
        <dt className="label">
          <Trans>Fees ({currency})</Trans>
        </dt>
        <dd className="figure figure-small">{formatMoney({ cents, currency })}</dd>
      </div>
      <div>
        <dt className="label">
          <Trans id="fee.paid-amount">Paid</Trans>
        </dt>
        <dd className="figure figure-small">{formatMoney({ cents: paidCents, currency })}</dd>
      </div>
      {setOffCents > 0 && (
        <div>
          <dt className="label">
            <Trans>Covered by signed reports</Trans>
          </dt>
          <dd className="figure figure-small">{formatMoney({ cents: setOffCents, currency })}</dd>
        </div>
      )}
      <div>
        <dt className="label">
          <Trans>Still to pay</Trans>
        </dt>
        <dd className={clsx('figure figure-small', openCents === 0 && 'faint')}>
          {formatMoney({ cents: openCents, currency })}
        </dd>
      </div>
    </dl>
  ))
}

/** The credit: set against fees by signed reports, and taken by no fee yet. */
export function FeeCredits({ credits }: { credits: readonly Money[] }) {
  return credits.map(({ cents, currency }) => {
    const amount = `${formatMoney({ cents, currency })} ${currency}`
    return (
      <Note key={currency}>
        <Trans>{amount} from signed reports is set aside for your next condo fee.</Trans>
      </Note>
    )
  })
}
