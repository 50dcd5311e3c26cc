import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { CashBackWords } from './cash-back.tsx'
import { monthName } from './month-name.ts'
import { ReportPdf } from './report-pdf.tsx'
import { ReportChip, SignedBy } from './report-state.tsx'
import { WhyBalance } from './why-balance.tsx'

interface ReportRowProps {
  report: Report
  /** The year's amounts are not all of one currency: each says its own. */
  namesCurrency: boolean
}

/** A report in the table: its figures, how it stands, what became of the profit, and the file. */
export function ReportRow({ report, namesCurrency }: ReportRowProps) {
  const language = useLanguage()
  const { zone } = useContract()
  const { currency, balanceCents, carriedCents, cashBack, creditCents } = report
  const credit = formatMoney({ cents: creditCents, currency })
  const money = (cents: number) => formatMoney({ cents, currency }) + (namesCurrency ? ` ${currency}` : '')
  return (
    <tr>
      <th scope="row">{monthName(report.month, language, 'start')}</th>
      <td className="amount">
        <span className="report-cell-name">
          <Trans>Rental income</Trans>
        </span>
        {money(report.incomeCents)}
      </td>
      <td className="amount">
        <span className="report-cell-name">
          <Trans>Fees and charges</Trans>
        </span>
        {money(-report.feesCents)}
      </td>
      <td className="amount report-row-balance">
        <span className="report-cell-name">
          <Trans context="figure">Profit</Trans>
        </span>
        <b>{money(balanceCents)}</b>
        {carriedCents === 0 && balanceCents < 0 && (
          <span className="small muted">
            <Trans>Adjusted to zero</Trans>
          </span>
        )}
        {cashBack && balanceCents > 0 && (
          <span className="small muted">
            <CashBackWords choice={cashBack} report={report} />
          </span>
        )}
        {creditCents > 0 && (
          <span className="small muted">
            <Trans>{credit} goes towards the next fee</Trans>
          </span>
        )}
        <WhyBalance report={report} />
      </td>
      <td className="report-row-state">
        <ReportChip report={report} />
        <div className="small muted">
          <SignedBy report={report} zone={zone} />
        </div>
      </td>
      <td className="report-row-file">
        <ReportPdf report={report} />
      </td>
    </tr>
  )
}
