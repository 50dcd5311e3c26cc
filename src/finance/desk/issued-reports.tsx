import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDay, todayIn } from '../../kernel/day.ts'
import { formatMoney } from '../../kernel/money.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { ShelfTable } from '../../web/desk/finding/shelf-table.tsx'
import type { ListPart } from '../../web/desk/publish-search.ts'
import { ShelfItem } from '../../web/desk/shelf-item.tsx'
import { TakeBack } from '../../web/desk/take-back.tsx'
import { buttonClass } from '../../web/ui/button.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { useLanguage } from '../../web/words.ts'
import { type IssuedReport, listReportDesk, MOST_CONTRACTS, withdrawReport } from '../publish.endpoints.ts'
import { monthName } from '../web/reports/month-name.ts'
import { ReportChip } from '../web/reports/report-state.tsx'
import { TakeMonthBack } from './liquidations/take-month-back.tsx'
import { SignedReports } from './signed-reports.tsx'

interface IssuedReportsProps {
  month: string
  reports: readonly IssuedReport[]
  part: ListPart
  more: boolean
  /** How many of the month, at the hotel or all, wait for a signature. */
  unsigned: number
}

/** The reports of the month that are issued, those that wait for a signature first. */
export function IssuedReports({ month, reports, part, more, unsigned }: IssuedReportsProps) {
  const language = useLanguage()
  const name = monthName(month, language)
  const title = 'reports-issued'
  return (
    <section aria-labelledby={title}>
      <SectionHead
        title={
          <span id={title}>
            <Trans>Issued</Trans>
          </span>
        }
        lead={
          <Trans>
            Until it is signed a report may be corrected or taken back. What is signed stays as it was signed.
          </Trans>
        }
        action={unsigned > 1 && <TakeMonthBack month={month} hotel={part.hotel} unsigned={unsigned} />}
      />
      {reports.length === 0 ? (
        <p className="card pad muted">
          <Trans>No report of {name} is issued here yet.</Trans>
        </p>
      ) : (
        <div className="stack">
          <ShelfTable>
            {reports
              .filter(({ signed }) => !signed)
              .map((report) => (
                <Waiting key={report.id} report={report} part={part} />
              ))}
          </ShelfTable>
          <SignedReports reports={reports.filter(({ signed }) => signed)} />
        </div>
      )}
      {more && (
        <p className="muted small report-more">
          <Trans>Only {MOST_CONTRACTS} of each are shown. Choose a hotel, or search.</Trans>
        </p>
      )}
    </section>
  )
}

/** A report that waits for its owner, which may still be corrected or taken back. */
function Waiting({ report, part }: { report: IssuedReport; part: ListPart }) {
  const { t } = useLingui()
  const { id, hotel, residence, contract, changed } = report
  const owner = `${report.owner.name} ${report.owner.lastname}`
  const { name } = report.owner
  return (
    <ShelfItem
      title={owner}
      chip={<ReportChip report={report} />}
      facts={
        <>
          <Trans>
            {hotel}, residence {residence} · contract {contract}
          </Trans>
          <br />
          <Standing report={report} />
        </>
      }
      changed={changed}
      actions={
        <>
          <TakeBack
            label={<Trans>Take back</Trans>}
            name={t`Take back: ${owner}, contract ${contract}`}
            title={<Trans>Take this report back?</Trans>}
            lead={
              <Trans>
                {name} is told by email and no longer has to sign it; what it kept closed opens. You can issue
                the month again.
              </Trans>
            }
            said={t`Report taken back`}
            list={keyOf(listReportDesk)}
            act={(idempotencyKey) =>
              call(withdrawReport, { query: { idReport: id, version: changed.version }, idempotencyKey })
            }
          />
          <Link
            className={buttonClass('secondary', 'small')}
            to="/desk/publish"
            search={{ show: 'reports', ...part, edit: id }}
            aria-label={t`Correct: ${owner}, contract ${contract}`}
          >
            <Trans>Correct</Trans>
          </Link>
        </>
      }
    />
  )
}

/** Its balance, and since when it waits. */
function Standing({ report: { balanceCents, currency, issuedAt, zone } }: { report: IssuedReport }) {
  const language = useLanguage()
  const balance = `${formatMoney({ cents: balanceCents, currency })} ${currency}`
  const day = formatDay(todayIn(zone, new Date(issuedAt)), language)
  return (
    <Trans>
      Balance {balance} · issued {day}
    </Trans>
  )
}
