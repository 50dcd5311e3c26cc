import './reports.css'
import { Trans } from '@lingui/react/macro'
import { boot } from '../../../web/boot.ts'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { ReportList } from './report-list.tsx'
import { useReportsSearch } from './reports-search.ts'
import { ReportsSkeleton } from './reports-skeleton.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { useReports } from './use-reports.ts'
import { WaitingReports } from './waiting-reports.tsx'

/** The executive reports of a contract: what waits for the owner's signature, then all of them year by year. */
export function ExecutiveReports({ contractId }: { contractId: number }) {
  // Another contract's list is another list, not an older one of this.
  return <Reports key={contractId} contractId={contractId} />
}

function Reports({ contractId }: { contractId: number }) {
  const [{ reportsYear }, change] = useReportsSearch()
  const reports = useReports(contractId, reportsYear)
  if (reports.data) {
    const { waiting, years } = reports.data
    return (
      <div className="reports">
        {waiting.length > 0 && <WaitingReports waiting={waiting} onSign={({ id }) => change({ sign: id })} />}
        {years.length > 0 && (
          <ReportList
            {...reports.data}
            late={reports.isPlaceholderData}
            onYear={(year) => change({ reportsYear: year })}
          />
        )}
        {waiting.length + years.length === 0 && <NoReports />}
        <SignDialog waiting={waiting} />
      </div>
    )
  }
  if (!reports.isError) return <ReportsSkeleton />
  return (
    <div className="card">
      <ErrorBox
        title={<Trans>We couldn’t load your reports</Trans>}
        onRetry={() => void reports.refetch()}
        busy={reports.isFetching}
        phone={boot.phone}
        beside
      >
        {reports.error.message}
      </ErrorBox>
    </div>
  )
}

function NoReports() {
  return (
    <div className="card">
      <StateBox art="loggia" title={<Trans>No report yet</Trans>}>
        <Trans>The club closes each month with a report. The first one appears here for you to sign.</Trans>
      </StateBox>
    </div>
  )
}
