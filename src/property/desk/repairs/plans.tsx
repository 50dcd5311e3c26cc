import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDay } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useLanguage } from '../../../web/words.ts'
import { listRepairPlans, type RepairPlan } from '../../repairs/plan.endpoints.ts'
import { PlanForm } from './plan-form.tsx'

/** What recurs at the residences: each becomes a job some days before it is due. */
export function Plans() {
  const { t } = useLingui()
  const query = useQuery(queryOf(listRepairPlans, {}))
  const [edited, setEdited] = useState<RepairPlan | 'new' | null>(null)
  if (query.error) return <LoadError query={{ ...query, error: query.error }} />
  if (!query.data)
    return (
      <Loading label={t`Loading what recurs`}>
        <Skeleton height={420} radius={16} />
      </Loading>
    )
  const { plans, residences, technicians } = query.data.data
  const title = edited === 'new' ? <Trans>New planned work</Trans> : <Trans>Change planned work</Trans>
  return (
    <>
      <p>
        <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setEdited('new')}>
          <Trans>New planned work</Trans>
        </Button>
      </p>
      {plans.length === 0 ? (
        <div className="card">
          <StateBox art="loggia" title={<Trans>Nothing is planned</Trans>}>
            <Trans>
              What recurs stands here, a filter every three months for instance, and becomes a job by itself.
            </Trans>
          </StateBox>
        </div>
      ) : (
        <ul className="desk-repairs">
          {plans.map((plan) => (
            <Row key={plan.id} plan={plan} onEdit={() => setEdited(plan)} />
          ))}
        </ul>
      )}
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={title}
        lead={<Trans>A week before it is due it becomes a job, and the owner is told by email.</Trans>}
      >
        <PlanForm
          plan={edited === 'new' ? null : edited}
          residences={residences}
          technicians={technicians}
          onClose={() => setEdited(null)}
        />
      </Dialog>
    </>
  )
}

function Row({ plan, onEdit }: { plan: RepairPlan; onEdit: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { what, hotel, residence, everyMonths, technician, nextDay, active, lastJob, hasContract } = plan
  const words = what[language]
  const next = formatDay(nextDay, language)
  const rhythm = t`${plural(everyMonths, { one: 'every month', other: 'every # months' })}`
  return (
    <li className="desk-repair">
      <div>
        <h2 className="sub">{words}</h2>
        <p className="small muted numeric">
          {hotel} {residence}, {rhythm}, {technician}
        </p>
      </div>
      <p className="small muted numeric">
        {lastJob ? (
          <>
            <Trans>Last:</Trans>{' '}
            <Link to="/desk/repairs/$id" params={{ id: String(lastJob.idRequest) }} className="link">
              {lastJob.code}
            </Link>
          </>
        ) : (
          <Trans>No job so far</Trans>
        )}
      </p>
      <p className="small numeric">
        {!active ? (
          <Chip tone="quiet">
            <Trans>Stopped</Trans>
          </Chip>
        ) : hasContract ? (
          <Trans>due on {next}</Trans>
        ) : (
          <Trans>waits: no contract with repairs has this residence</Trans>
        )}
      </p>
      <Button
        kind="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Change ${words}, ${residence}`}
        onClick={onEdit}
      >
        <Trans>Change</Trans>
      </Button>
    </li>
  )
}
