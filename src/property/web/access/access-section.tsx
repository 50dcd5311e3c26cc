import './access.css'
import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { listAccess, type WireVisit } from '../../access.endpoints.ts'
import { VisitGroup } from './access-group.tsx'
import { AccessSkeleton } from './access-skeleton.tsx'
import { NearestPass } from './nearest-pass.tsx'

/** The visits of a contract: those of today, those to come, those behind. */
export function AccessSection({ contractId }: { contractId: number }) {
  const visits = useQuery(queryOf(listAccess, { query: { idContract: contractId } }))
  return (
    <section>
      <SectionHead title={<Trans>Control access</Trans>} />
      {visits.data ? (
        <Visits contractId={contractId} visits={visits.data.data} past={visits.data.past} />
      ) : visits.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load your visits</Trans>}
            level="h3"
            onRetry={() => void visits.refetch()}
            busy={visits.isFetching}
            phone={boot.phone}
            beside
          >
            {visits.error.message}
          </ErrorBox>
        </div>
      ) : (
        <AccessSkeleton />
      )}
    </section>
  )
}

function Visits({ contractId, visits, past }: { contractId: number; visits: WireVisit[]; past: number }) {
  if (visits.length === 0) {
    return (
      <div className="card">
        <StateBox
          art="loggia"
          level="h3"
          title={<Trans>Nobody is expected.</Trans>}
          actions={
            <Link to="/my-property/control-access/create" className={buttonClass('secondary')}>
              <Trans>Register a visit</Trans>
            </Link>
          }
        >
          <Trans>Register a visit, and everyone you name gets a pass for the gate.</Trans>
        </StateBox>
      </div>
    )
  }
  const at = (standing: WireVisit['standing']) => visits.filter((visit) => visit.standing === standing)
  const nearest = visits.find(({ standing }) => standing !== 'past')
  return (
    <div className="access">
      <div className="access-groups">
        <VisitGroup
          title={<Trans>On site today</Trans>}
          visits={at('today').filter(({ seenToday }) => seenToday)}
        />
        <VisitGroup
          title={<Trans>Expected today</Trans>}
          visits={at('today').filter(({ seenToday }) => !seenToday)}
        />
        <VisitGroup title={<Trans>Coming</Trans>} visits={at('coming')} />
        <PastVisits contractId={contractId} first={at('past')} total={past} />
      </div>
      {nearest && <NearestPass idAccess={nearest.id} />}
    </div>
  )
}

/** The latest of the past; the earlier ones page by page. */
function PastVisits({ contractId, first, total }: { contractId: number; first: WireVisit[]; total: number }) {
  const [page, setPage] = useState(1)
  const earlier = useQuery({
    ...queryOf(listAccess, { query: { idContract: contractId, page } }),
    enabled: page > 1,
    placeholderData: keepPreviousData,
  })
  const shown = page > 1 && earlier.data ? earlier.data.data : first
  const pages = Math.ceil(total / Math.max(first.length, 1))
  return (
    <>
      <VisitGroup title={<Trans>Past</Trans>} visits={shown} />
      {pages > 1 && (
        <div className="access-pages">
          <Button
            kind="ghost"
            size="small"
            aria-disabled={page === 1}
            onClick={() => page > 1 && setPage(page - 1)}
          >
            <Trans>Newer</Trans>
          </Button>
          <Button
            kind="ghost"
            size="small"
            busy={earlier.isFetching}
            aria-disabled={page === pages}
            onClick={() => page < pages && setPage(page + 1)}
          >
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
