import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import { mayDo } from '../../maintenance.ts'
import { mayRepair, repairStanding } from '../../repairs/repair.ts'
import { StageChip } from '../repairs/stage-chip.tsx'
import { CancelRequestDialog } from './cancel-request-dialog.tsx'
import { Days } from './day-words.tsx'
import { MaintenanceStatusChip } from './maintenance-status.tsx'

/** How a request stands, its facts, and what its owner may do with it now. */
export function RequestCard({ request }: { request: MaintenanceDetails }) {
  const { id, status, firstDay, lastDay, provider, createdAt, closedAt, zone, job } = request
  const [cancels, setCancels] = useState(false)
  const mayChange = mayDo(status, 'change')
  const mayCancel = mayDo(status, 'cancel') && mayRepair(repairStanding(job), 'cancel')
  return (
    <section className="card repair-card">
      <div className="pad stack stack-wide">
        <div>
          {job && status !== 'cancelled' ? (
            <StageChip stage={job.stage} />
          ) : (
            <MaintenanceStatusChip status={status} />
          )}
        </div>
        {status === 'open' && (
          <p className="small muted">
            <Trans>You will see the club’s answer here.</Trans>
          </p>
        )}
        <dl className="repair-facts numeric">
          <div>
            <dt>
              <Trans>Visit possible</Trans>
            </dt>
            <dd>
              <Days firstDay={firstDay} lastDay={lastDay} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Who does the work</Trans>
            </dt>
            <dd>{job?.technician.name ?? provider ?? <Trans>The club</Trans>}</dd>
          </div>
          <div>
            <dt>
              <SentBy {...request} />
            </dt>
            <dd>
              <Moment at={createdAt} zone={zone} />
            </dd>
          </div>
          {closedAt && (
            <div>
              <dt>
                <Trans>Closed on</Trans>
              </dt>
              <dd>
                <Moment at={closedAt} zone={zone} />
              </dd>
            </div>
          )}
        </dl>
        {(mayChange || mayCancel) && (
          <div className="repair-acts">
            {mayChange && (
              <Link
                to="/my-property/maintenance-request/edit/$id"
                params={{ id: String(id) }}
                className={buttonClass('secondary')}
              >
                <Trans>Change the request</Trans>
              </Link>
            )}
            {mayCancel && (
              <Button kind="danger" onClick={() => setCancels(true)}>
                <Trans>Cancel request</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      <CancelRequestDialog request={request} open={cancels} onClose={() => setCancels(false)} />
    </section>
  )
}

function SentBy({ byAdmin, byTrusted }: Pick<MaintenanceDetails, 'byAdmin' | 'byTrusted'>) {
  if (byTrusted) return <Trans>Sent by {byTrusted}</Trans>
  return byAdmin ? <Trans>Sent by the club for you</Trans> : <Trans>Sent on</Trans>
}
