import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { formatMoney } from '../../../kernel/money.ts'
import type { CondoFeeTotal } from '../../statement.endpoints.ts'

/** The year's fees, what was paid and what is open; each currency by itself. */
export function FeeTotals({ totals }: { totals: readonly CondoFeeTotal[] }) {
  return totals.map(({ currency, cents, paidCents, openCents }) => (
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
      <div>
        <dt className="label">
          <Trans id="fee.open-amount">Open</Trans>
        </dt>
        <dd className={clsx('figure figure-small', openCents === 0 && 'faint')}>
          {formatMoney({ cents: openCents, currency })}
        </dd>
      </div>
    </dl>
  ))
}
