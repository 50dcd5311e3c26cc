import './statement.css'
import { Trans } from '@lingui/react/macro'
import { usePrefetchQuery } from '@tanstack/react-query'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { ErrorBox } from '../../../web/ui/state-box.tsx'
import { readAgreement } from '../../statement.endpoints.ts'
import { isFiltered } from '../../statement.ts'
import { AgreementCard } from '../agreement/agreement-card.tsx'
import { AgreementGlance } from '../agreement/agreement-glance.tsx'
import { NoMatch, NoTransactions } from './no-transactions.tsx'
import { OwedBridge } from './owed-bridge.tsx'
import { StatementFilterBar } from './statement-filters.tsx'
import { StatementSkeleton, TotalsSkeleton } from './statement-skeleton.tsx'
import { StatementTotals } from './statement-totals.tsx'
import { StatementTransactions } from './statement-transactions.tsx'
import { useAsk, useStatement } from './use-statement.ts'

/** A year's money between the club and the owner: the sums, every transaction, and whether the owner agrees. */
export function Statement() {
  const { id, year } = useAsk()
  return <StatementOfYear key={`${id}-${year}`} />
}

function StatementOfYear() {
  const ask = useAsk()
  const of = { idContract: ask.id, year: ask.year }
  const { data, ...statement } = useStatement()
  // Asked beside the statement, not after it.
  usePrefetchQuery(queryOf(readAgreement, { query: of }))
  const filtered = isFiltered(ask)
  if (data?.count === 0 && !filtered) return <NoTransactions year={ask.year} years={data.years} />
  const failed = !data && statement.isError
  return (
    <>
      {!data && !failed && <TotalsSkeleton />}
      {data && (
        <StatementTotals totals={data.totals} filtered={filtered}>
          {!filtered && <OwedBridge year={ask.year} />}
          {data.count > 0 && <AgreementGlance of={of} />}
        </StatementTotals>
      )}
      {(!failed || filtered) && <StatementFilterBar />}
      {!data && !failed && <StatementSkeleton />}
      {data?.count === 0 && <NoMatch />}
      {data && data.count > 0 && (
        <>
          <StatementTransactions statement={data} ask={ask} late={statement.isPlaceholderData} />
          <AgreementCard of={of} />
        </>
      )}
      {failed && (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load your statement</Trans>}
            onRetry={() => void statement.refetch()}
            busy={statement.isFetching}
            phone={boot.phone}
          >
            {statement.error.message}
          </ErrorBox>
        </div>
      )}
    </>
  )
}
