import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ThingFailed } from '../../../web/ui/thing-failed.tsx'
import { type MaintenanceDetails, readMaintenance } from '../../maintenance.endpoints.ts'
import { BackToProperty } from './back-to-property.tsx'

/** The request that the address names, its skeleton while it is loaded, or the error. */
export function LoadedRequest({ children }: { children: (request: MaintenanceDetails) => ReactNode }) {
  const { t } = useLingui()
  const { id } = useParams({ strict: false })
  const request = useQuery(queryOf(readMaintenance, { query: { idRequest: Number(id) } }))
  if (request.data) return <div className="page">{children(request.data.data)}</div>
  return (
    <div className="page">
      <p className="page-head-back">
        <BackToProperty />
      </p>
      {request.isError ? (
        <ThingFailed
          query={request}
          failed={<Trans>We couldn’t load this request</Trans>}
          missing={<Trans>We couldn’t find this request</Trans>}
          actions={
            <Link to="/my-property" className={buttonClass()}>
              <Trans>See all requests</Trans>
            </Link>
          }
        >
          <Trans>It may belong to another account.</Trans>
        </ThingFailed>
      ) : (
        <>
          <h1 className="hidden-text">
            <Trans>Your maintenance request</Trans>
          </h1>
          <Loading label={t`Loading your maintenance request`}>
            <div className="page-head">
              <Skeleton width={280} height={48} />
            </div>
            <div className="repair-details">
              <Skeleton height={320} radius={20} />
              <div className="stack stack-wide">
                <Skeleton height={90} />
                <Skeleton height={140} radius={14} />
                <Skeleton height={220} />
              </div>
            </div>
          </Loading>
        </>
      )}
    </div>
  )
}
