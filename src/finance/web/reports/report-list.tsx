import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import type { Report } from '../../reports.endpoints.ts'
import { ReportRow } from './report-row.tsx'

interface ReportListProps {
  /** The reports of the year, the newest first. */
  data: readonly Report[]
  year: number | null
  years: readonly number[]
  /** Another year has been asked for and is on its way. */
  late: boolean
  onYear: (year: number) => void
}

/** The id of the list's heading, where the focus stays when the button that had it goes. */
export const REPORTS_TITLE = 'reports-title'

/** A year's reports in a table; where that is too wide each is a block of lines. */
export function ReportList({ data, year, years, late, onYear }: ReportListProps) {
  const { t } = useLingui()
  const [currency, ...more] = new Set(data.map((report) => report.currency))
  return (
    <section className="reports-list" aria-labelledby={REPORTS_TITLE}>
      <SectionHead
        className="reports-head"
        title={
          <span id={REPORTS_TITLE} tabIndex={-1}>
            <Trans>Monthly reports</Trans>
          </span>
        }
        lead={currency && more.length === 0 && <Trans>Amounts in {currency}.</Trans>}
        action={
          years.length > 1 && (
            <Segmented
              label={t`Year`}
              value={String(year)}
              onChange={(value) => onYear(Number(value))}
              options={years.map((each) => ({ value: String(each), label: each }))}
            />
          )
        }
      />
      <div className={clsx('card', 'pad', late && 'reports-late')} aria-busy={late || undefined}>
        {data.length > 0 ? (
          <table className="table reports-table" aria-labelledby={REPORTS_TITLE}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Month</Trans>
                </th>
                <th scope="col" className="amount">
                  <Trans>Rental income</Trans>
                </th>
                <th scope="col" className="amount">
                  <Trans>Fees and charges</Trans>
                </th>
                <th scope="col" className="amount">
                  <Trans context="figure">Profit</Trans>
                </th>
                <th scope="col">
                  <Trans>Status</Trans>
                </th>
                <th scope="col">
                  <Trans>File</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((report) => (
                <ReportRow key={report.id} report={report} namesCurrency={more.length > 0} />
              ))}
            </tbody>
          </table>
        ) : (
          <p className="muted">
            <Trans>No report closes a month of {year}.</Trans>
          </p>
        )}
      </div>
    </section>
  )
}
