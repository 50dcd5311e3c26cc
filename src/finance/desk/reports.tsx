import './reports.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { Edited } from '../../web/desk/edited.tsx'
import { NotRead } from '../../web/desk/not-read.tsx'
import { useSettled } from '../../web/forms/use-settled.ts'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { listReportDesk } from '../publish.endpoints.ts'
import { IssuedReports } from './issued-reports.tsx'
import { BringFigures } from './liquidations/bring-figures.tsx'
import { MonthTools } from './month-tools.tsx'
import { ReadyContracts } from './ready-contracts.tsx'
import { ReportEditor } from './report-editor.tsx'
import { monthSearch } from './reports-search.ts'

/** How often the list is read anew while somebody looks at it: owners sign, and others issue. */
const AGAIN_MS = 60_000

/** The executive reports of a month: those to issue and those that are issued, or one being corrected. */
export default function Reports() {
  const { t } = useLingui()
  const { edit, month, hotel } = useSearchOf(monthSearch)
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const settled = useSettled(search.trim())
  const part = { ...(month && { month }), ...(hotel && { hotel }) }
  const isEdited = typeof edit === 'number'
  const narrowing = isEdited ? { id: edit } : { month, idHotel: hotel, search: settled }
  const query = useQuery({
    ...queryOf(listReportDesk, { query: narrowing }),
    refetchInterval: AGAIN_MS,
    placeholderData: isEdited ? undefined : keepPreviousData,
  })
  if (isEdited)
    return (
      <Edited query={query} kind="reports" part={part} edit={edit} numberOf={({ id }) => id}>
        {(report) => report && <ReportEditor key={edit} report={report} part={part} />}
      </Edited>
    )
  const read = query.data
  const show = (next: { month?: string | undefined; hotel?: number | undefined }) =>
    void navigate({
      to: '/desk/publish',
      search: { show: 'reports', ...part, ...next },
      replace: true,
    })
  if (!read && query.isError)
    return <NotRead query={query} title={<Trans>We couldn’t load this list</Trans>} />
  if (!read)
    return (
      <Loading label={t`Loading the list`}>
        <div className="shelf-loading">
          <Skeleton height={72} radius={16} />
          <Skeleton height={320} radius={16} />
        </div>
      </Loading>
    )
  return (
    <div className="stack stack-wide report-desk" aria-busy={query.isPlaceholderData || undefined}>
      <MonthTools {...read} hotel={hotel} search={search} onSearch={setSearch} onShow={show} />
      <BringFigures key={`figures-${read.month}`} month={read.month} />
      <ReadyContracts
        key={read.month}
        month={read.month}
        contracts={read.ready}
        narrowed={settled !== '' || hotel !== undefined}
      />
      <IssuedReports
        month={read.month}
        reports={read.data}
        part={part}
        more={read.more}
        unsigned={settled === '' ? read.unsigned : 0}
      />
    </div>
  )
}
