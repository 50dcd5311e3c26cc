import { Plural, Trans } from '@lingui/react/macro'
import { formatDay, todayIn } from '../../kernel/day.ts'
import { formatMoney } from '../../kernel/money.ts'
import { useLanguage } from '../../web/words.ts'
import type { IssuedReport } from '../publish.endpoints.ts'
import { ReportChip } from '../web/reports/report-state.tsx'

/** The signed reports of a month, folded away: there is nothing left to do about them. */
export function SignedReports({ reports }: { reports: readonly IssuedReport[] }) {
  if (reports.length === 0) return null
  return (
    <details className="card pad report-signed">
      <summary>
        <Plural value={reports.length} one="# signed report" other="# signed reports" />
      </summary>
      <ul>
        {reports.map((report) => (
          <Signed key={report.id} report={report} />
        ))}
      </ul>
    </details>
  )
}

function Signed({ report }: { report: IssuedReport }) {
  const language = useLanguage()
  const { owner, hotel, residence, contract, balanceCents, currency, signer, signedAt, zone } = report
  const balance = `${formatMoney({ cents: balanceCents, currency })} ${currency}`
  const day = signedAt ? formatDay(todayIn(zone, new Date(signedAt)), language) : ''
  return (
    <li>
      <div>
        <b>
          {owner.name} {owner.lastname}
        </b>
        <p className="small muted">
          <Trans>
            {hotel}, residence {residence} · contract {contract}
          </Trans>
        </p>
        <p className="small muted">
          <Trans>
            Balance {balance} · signed by {signer}, {day}
          </Trans>
        </p>
      </div>
      <ReportChip report={report} />
    </li>
  )
}
