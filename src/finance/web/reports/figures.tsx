import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { Note } from '../../../web/ui/note.tsx'
import { isCarriedAsZero } from '../../report.ts'
import type { Report } from '../../reports.endpoints.ts'
import { WhyBalance } from './why-balance.tsx'

/** What a report says: its income, its fees and charges and the profit, and that one below zero counts as zero (spec, section 4). */
export function Figures({ report }: { report: Report }) {
  const { incomeCents, feesCents, balanceCents, currency } = report
  const balance = formatMoney({ cents: balanceCents, currency })
  const zero = formatMoney({ cents: 0, currency })
  return (
    <>
      <dl className="report-figures">
        <div>
          <dt>
            <Trans>Rental income</Trans>
          </dt>
          <dd>{formatMoney({ cents: incomeCents, currency })}</dd>
        </div>
        <div>
          <dt>
            <Trans>Fees and charges</Trans>
          </dt>
          <dd>{formatMoney({ cents: -feesCents, currency })}</dd>
        </div>
        <div className="report-balance">
          <dt>
            <Trans>Profit ({currency})</Trans>
          </dt>
          <dd className="figure figure-small">{balance}</dd>
        </div>
      </dl>
      <WhyBalance report={report} />
      {isCarriedAsZero(balanceCents) && (
        <Note>
          <Trans>
            The month closed below zero. With your signature its{' '}
            <span className="report-amount">{balance}</span> is adjusted to {zero}. Nothing is charged to you.
          </Trans>
        </Note>
      )}
    </>
  )
}
