import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StatementTotal } from '../../statement.endpoints.ts'
import { signedMoney } from '../profit/amounts.ts'

interface StatementTotalsProps {
  totals: readonly StatementTotal[]
  /** The totals are of what the filters keep, not of the year. */
  filtered: boolean
  children?: ReactNode
}

/** What came in, what was charged and what that leaves: once for each currency, which are never summed. */
export function StatementTotals({ totals, filtered, children }: StatementTotalsProps) {
  const { t } = useLingui()
  return (
    <section className="card pad statement-totals" aria-label={t`Totals`}>
      {totals.map((total) => (
        <Figures key={total.currency} total={total} />
      ))}
      {totals.length === 0 && <NoFigures />}
      {filtered && (
        <p className="small faint">
          <Trans>Only of what the filters show.</Trans>
        </p>
      )}
      {children}
    </section>
  )
}

/** Where the filters keep nothing the card stays, so that the field under one's hands does not move. */
function NoFigures() {
  return (
    <dl className="statement-figures">
      <div>
        <dt className="label">
          <Trans>Credits</Trans>
        </dt>
        <dd className="figure figure-small">–</dd>
      </div>
      <div>
        <dt className="label">
          <Trans>Charges and payouts</Trans>
        </dt>
        <dd className="figure figure-small">–</dd>
      </div>
      <div>
        <dt className="label">
          <Trans>Balance</Trans>
        </dt>
        <dd className="figure figure-small">–</dd>
      </div>
    </dl>
  )
}

function Figures({ total: { currency, credits, charges, balance } }: { total: StatementTotal }) {
  return (
    <dl className="statement-figures">
      <div>
        <dt className="label">
          <Trans>Credits ({currency})</Trans>
        </dt>
        <dd className="figure figure-small">{signedMoney({ cents: credits, currency })}</dd>
      </div>
      <div>
        <dt className="label">
          <Trans>Charges and payouts ({currency})</Trans>
        </dt>
        <dd className="figure figure-small">{signedMoney({ cents: charges, currency })}</dd>
      </div>
      <div>
        <dt className="label">
          <Trans>Balance ({currency})</Trans>
        </dt>
        <dd className="figure figure-small">{signedMoney({ cents: balance, currency })}</dd>
      </div>
    </dl>
  )
}
