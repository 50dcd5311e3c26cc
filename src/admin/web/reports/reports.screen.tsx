import './reports.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { todayIn } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useClubZone } from '../../../web/club-zone.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { exportClubReport, readClubReport } from '../../reports/reports.endpoints.ts'
import { CLUB_REPORTS, type ClubReportKind, REPORT_YEARS } from '../../reports/reports.ts'
import { ReportTable } from './report-table.tsx'
import { reportsSearch } from './reports-search.ts'

/** A year of the club in tables, for managers; each is saved as CSV. */
export default function ReportsScreen() {
  const { t } = useLingui()
  const clock = useClubZone()
  const navigate = useNavigate()
  const search = useSearchOf(reportsSearch)
  const thisYear = Number(todayIn(clock, new Date()).slice(0, 4))
  const { report = 'occupancy', year = thisYear } = search
  const query = { report, year }
  const read = useQuery({ ...queryOf(readClubReport, { query }), placeholderData: keepPreviousData })
  const saving = useSend({ send: () => saveFile(exportClubReport, { query }) })
  const choose = (change: Partial<typeof query>) =>
    void navigate({ to: '/reports', search: { ...search, ...change }, replace: true, resetScroll: false })
  const names: Record<ClubReportKind, string> = {
    occupancy: t`Occupancy`,
    requests: t`Requests and their answers`,
    refusals: t`Refusals`,
    orders: t`Orders`,
    fees: t`Fees open`,
    searches: t`Searched for in vain`,
    nights: t`Nights in vain`,
  }
  const said: Record<ClubReportKind, ReactNode> = {
    occupancy: (
      <Trans>Nights that could be slept and those that are taken. Closed nights are not offered.</Trans>
    ),
    requests: (
      <Trans>
        What owners asked for in the year, and within how many hours half of the answers came, and nine of
        ten.
      </Trans>
    ),
    refusals: (
      <Trans>Stays and changes that the club refused, by the words it wrote, the most often first.</Trans>
    ),
    orders: (
      <Trans>
        Orders by the month in which they were placed: what those that stand are worth, and what was paid,
        less what was given back.
      </Trans>
    ),
    fees: <Trans>Condominium fees of the year that are not paid whole, and what of them is past due.</Trans>,
    searches: (
      <Trans>
        Words that owners searched things to do for and found nothing, the most often first. They are counted
        by month, without who it was; what was searched for once is not listed.
      </Trans>
    ),
    nights: (
      <Trans>
        Nights on which owners found nothing of their own kind of residence, or which were closed, by the
        month of the arrival. They are counted without who it was; a month in which a kind was looked for once
        is not listed.
      </Trans>
    ),
  }
  // Arrivals are looked for in the years to come, too.
  const newest = report === 'nights' ? thisYear + 2 : thisYear
  const years = [...new Set([year, ...Array.from({ length: REPORT_YEARS }, (_, back) => newest - back)])]
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Reports</Trans>}
        lead={<Trans>A year of the club, by the calendar of each resort.</Trans>}
      />
      <div className="club-report-choice">
        <Field label={t`Report`}>
          {(control) => (
            <Select
              {...control}
              value={report}
              onChange={({ target }) => choose({ report: target.value as ClubReportKind })}
            >
              {CLUB_REPORTS.map((one) => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t`Year`}>
          {(control) => (
            <Select
              {...control}
              value={year}
              onChange={({ target }) => choose({ year: Number(target.value) })}
            >
              {years
                .toSorted((a, b) => b - a)
                .map((one) => (
                  <option key={one}>{one}</option>
                ))}
            </Select>
          )}
        </Field>
        <Button kind="secondary" busy={saving.busy} onClick={() => void saving.send()}>
          <Download className="icon-small" aria-hidden />
          <Trans>Save as CSV</Trans>
        </Button>
      </div>
      {saving.failure && <FormError>{saving.failure.message}</FormError>}
      {read.error ? (
        <LoadError query={{ ...read, error: read.error }} />
      ) : !read.data ? (
        <Loading label={t`Loading the report`}>
          <Skeleton height={420} radius={16} />
        </Loading>
      ) : read.data.data.rows.length === 0 ? (
        <div className="card">
          <StateBox art="loggia" title={<Trans>Nothing of this year</Trans>}>
            <Trans>Choose another year, or another report.</Trans>
          </StateBox>
        </div>
      ) : (
        <ReportTable report={read.data.data} busy={read.isPlaceholderData} caption={said[report]} />
      )}
    </div>
  )
}
