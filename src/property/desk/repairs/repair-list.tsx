import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay, todayIn } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useLanguage } from '../../../web/words.ts'
import { listRepairs, type RepairRow } from '../../repairs/desk.endpoints.ts'
import { MaintenanceStatusChip } from '../../web/maintenance/maintenance-status.tsx'
import { StageChip } from '../../web/repairs/stage-chip.tsx'

interface RepairListProps {
  shelf: 'open' | 'ended'
  page: number
  onPage: (page: number) => void
}

/** The list comes by fifties. */
const PAGE = 50

/** Repairs by pages: the one that was changed longest ago first while they are under way, the last one first once they ended. */
export function RepairList({ shelf, page, onPage }: RepairListProps) {
  const { t } = useLingui()
  const repairs = useQuery({
    ...queryOf(listRepairs, { query: { shelf, page } }),
    placeholderData: keepPreviousData,
  })
  if (repairs.error) return <LoadError query={{ ...repairs, error: repairs.error }} />
  if (!repairs.data)
    return (
      <Loading label={t`Loading the repairs`}>
        <Skeleton height={520} radius={16} />
      </Loading>
    )
  const { data, total } = repairs.data
  if (total === 0)
    return (
      <div className="card">
        <StateBox art="loggia" title={<Trans>No repair is here</Trans>}>
          <Trans>What owners ask for stands here, and what became of it.</Trans>
        </StateBox>
      </div>
    )
  const isLast = page * PAGE >= total
  return (
    <>
      <ul className="desk-repairs">
        {data.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {total > PAGE && (
        <div className="desk-acts">
          <Button
            kind="ghost"
            size="small"
            aria-disabled={page === 1}
            onClick={() => page > 1 && onPage(page - 1)}
          >
            <Trans>Page before</Trans>
          </Button>
          <Button
            kind="ghost"
            size="small"
            aria-disabled={isLast}
            onClick={() => !isLast && onPage(page + 1)}
          >
            <Trans>Next page</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ row }: { row: RepairRow }) {
  const language = useLanguage()
  const { id, code, description, hotel, residence, owner, technician, stage, status } = row
  const since = formatDay(todayIn(row.zone, new Date(row.changedAt)), language)
  return (
    <li className="desk-repair">
      <div>
        <h2 className="sub">
          <Link to="/desk/repairs/$id" params={{ id: String(id) }} className="desk-repair-press">
            {description}
          </Link>
        </h2>
        <p className="small muted numeric">
          {code}, {hotel} {residence}, {owner}
        </p>
      </div>
      <p className="small">{technician ?? <Trans>Nobody named</Trans>}</p>
      <p className="small muted numeric">
        <Trans>since {since}</Trans>
      </p>
      {stage && status !== 'cancelled' ? (
        <StageChip stage={stage} />
      ) : (
        <MaintenanceStatusChip status={status} />
      )}
    </li>
  )
}
