import './maintenance.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { MAINTENANCE_MEMBERSHIP } from '../../../membership/contract.ts'
import { useContracts, useSession } from '../../../membership/web/session/use-session.ts'
import { boot, phoneLink } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { listMaintenance } from '../../maintenance.endpoints.ts'
import { RequestRow } from './request-row.tsx'

/** A contract's maintenance requests; where its membership has none (spec, section 2), why, and whom to call. */
export function MaintenanceRequests({ contractId }: { contractId: number }) {
  const contract = useContracts().find(({ id }) => id === contractId)
  const { trusted } = useSession()
  if (!contract || (trusted && contract.membership !== MAINTENANCE_MEMBERSHIP)) return null
  if (contract.membership !== MAINTENANCE_MEMBERSHIP) return <NoRequests membership={contract.membership} />
  return (
    <section className="section maintenance" id="maintenance">
      <SectionHead
        title={<Trans>Maintenance requests</Trans>}
        lead={<Trans>What needs repair, and how it is coming along.</Trans>}
        action={
          <Link to="/my-property/maintenance-request/create" className={buttonClass('secondary', 'small')}>
            <Plus className="icon-small" aria-hidden />
            <Trans>New request</Trans>
          </Link>
        }
      />
      <Requests key={contractId} contractId={contractId} />
    </section>
  )
}

function NoRequests({ membership }: { membership: string }) {
  const { phone } = boot
  return (
    <section className="section" id="maintenance">
      <SectionHead title={<Trans>Maintenance requests</Trans>} />
      <p className="muted">
        <Trans>
          Requests from the portal are part of the CLASSIC membership; this contract’s is {membership}. If
          something needs repair, call your concierge:{' '}
          <a className="link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      </p>
    </section>
  )
}

function Requests({ contractId }: { contractId: number }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = { idContract: contractId, ...(page > 1 && { page }) }
  const requests = useQuery({ ...queryOf(listMaintenance, { query }), placeholderData: keepPreviousData })
  if (requests.isPending) {
    return (
      <Loading label={t`Loading your maintenance requests`}>
        <ul>
          {['first', 'second', 'third'].map((row) => (
            <li className="repair" key={row}>
              <Skeleton width={46} height={54} radius="23px 23px 10px 10px" />
              <div className="stack">
                <Skeleton width="70%" height={20} />
                <Skeleton width="45%" />
              </div>
              <Skeleton width={92} height={26} radius={13} />
            </li>
          ))}
        </ul>
      </Loading>
    )
  }
  if (requests.isError) {
    return (
      <ErrorBox
        title={<Trans>We couldn’t load your maintenance requests</Trans>}
        level="h3"
        onRetry={() => void requests.refetch()}
        busy={requests.isFetching}
        phone={boot.phone}
        beside
      >
        {requests.error.message}
      </ErrorBox>
    )
  }
  const { data, total } = requests.data
  if (total === 0) {
    return (
      <div className="card">
        <StateBox art="loggia" level="h3" title={<Trans>Everything works, as far as we know.</Trans>}>
          <Trans>When something needs repair, tell us here, with pictures if they help.</Trans>
        </StateBox>
      </div>
    )
  }
  const isLast = page * PAGE >= total
  return (
    <>
      <ul aria-busy={requests.isPlaceholderData || undefined}>
        {data.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      {total > PAGE && (
        <div className="repair-pages">
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
            aria-disabled={isLast}
            onClick={() => !isLast && setPage(page + 1)}
          >
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

/** The list comes by hundreds. */
const PAGE = 100
