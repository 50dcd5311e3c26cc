import { Plural, Trans, useLingui } from '@lingui/react/macro'
import PenLine from 'lucide-react/icons/pen-line'
import { formatMoney } from '../../../kernel/money.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { CoSignatures, useOwnNumber, WaitsForOthers, waitsForOthers } from './co-signing.tsx'
import { Figures } from './figures.tsx'
import { monthName } from './month-name.ts'
import { ReportPdf } from './report-pdf.tsx'
import { ReportChip } from './report-state.tsx'
import { ResidenceOf, type ShownReport } from './residence-of.tsx'

interface WaitingReportsProps {
  /** At least one, the oldest first. */
  waiting: readonly ShownReport[]
  onSign: (report: Report) => void
}

/** What waits for the owner's signature: the oldest with its figures, the others in a row each. */
export function WaitingReports({ waiting: [oldest, ...others], onSign }: WaitingReportsProps) {
  const language = useLanguage()
  const { trusted } = useSession()
  const ownNumber = useOwnNumber()
  if (!oldest) return null
  const isGiven = (report: Report) => waitsForOthers(report, ownNumber)
  const month = monthName(oldest.month, language)
  return (
    <section className="card reports-waiting" aria-labelledby="reports-waiting">
      <div className="pad stack stack-wide">
        <header className="stack">
          <div className="row between wrap">
            {isGiven(oldest) ? (
              <ReportChip report={oldest} />
            ) : (
              <Chip tone="authorize" icon={PenLine}>
                <Trans>Waiting for signature</Trans>
              </Chip>
            )}
            <ReportPdf report={oldest} kind="ghost" />
          </div>
          <div>
            <h2 className="title" id="reports-waiting">
              <Trans>Executive report, {month}</Trans>
            </h2>
            <p className="muted">
              <ResidenceOf report={oldest} />
            </p>
          </div>
        </header>
        <CoSignatures report={oldest} />
        <Figures report={oldest} />
      </div>
      {trusted ? (
        <p className="pad muted reports-next">
          <Trans>Only the owner signs it.</Trans>
        </p>
      ) : (
        <div className="pad stack stack-wide reports-next">
          <p>
            {isGiven(oldest) ? (
              <WaitsForOthers report={oldest} />
            ) : (
              <Plural
                value={others.length + 1}
                one="Read the report, then sign it. Until you do, reservations, benefits, your property and the marketplace stay closed."
                other="Read each report, then sign it. Until all # are signed, reservations, benefits, your property and the marketplace stay closed."
              />
            )}
          </p>
          {!isGiven(oldest) && (
            <Button block onClick={() => onSign(oldest)}>
              <Trans>Sign report</Trans>
            </Button>
          )}
          {others.length > 0 && <Others reports={others} isGiven={isGiven} onSign={onSign} />}
        </div>
      )}
    </section>
  )
}

interface OthersProps {
  reports: readonly Report[]
  /** Signed by whoever reads this, and waiting for the co-owners. */
  isGiven: (report: Report) => boolean
  onSign: (report: Report) => void
}

function Others({ reports, isGiven, onSign }: OthersProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <div className="stack">
      <h3 className="label">
        <Trans>Also waiting</Trans>
      </h3>
      <ul className="reports-others">
        {reports.map((report) => {
          const month = monthName(report.month, language)
          return (
            <li key={report.id}>
              <div>
                <b>{monthName(report.month, language, 'start')}</b>
                <span className="small muted">
                  <ResidenceOf report={report} />
                </span>
                <span className="small numeric">
                  {formatMoney({ cents: report.balanceCents, currency: report.currency })} {report.currency}
                </span>
              </div>
              {isGiven(report) ? (
                <ReportChip report={report} />
              ) : (
                <Button
                  kind="secondary"
                  size="small"
                  onClick={() => onSign(report)}
                  aria-label={t`Sign, ${month}`}
                >
                  <Trans>Sign</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
