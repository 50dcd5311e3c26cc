import './desk-repairs.css'
import '../../web/repairs/repairs.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { Moment } from '../../../web/ui/moment.tsx'
import { PageHead, SectionHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ThingFailed } from '../../../web/ui/thing-failed.tsx'
import { type DeskRepair, readRepair } from '../../repairs/desk.endpoints.ts'
import { MaintenanceStatusChip } from '../../web/maintenance/maintenance-status.tsx'
import { JobPhotos } from '../../web/repairs/job-photos.tsx'
import { StageChip } from '../../web/repairs/stage-chip.tsx'
import { OwnerReads } from './owner-reads.tsx'
import { RepairActs } from './repair-acts.tsx'
import { RepairAside } from './repair-aside.tsx'
import { RepairLog } from './repair-log.tsx'
import { RepairQuotes } from './repair-quotes.tsx'
import { WayBack } from './way-back.tsx'

/** One repair at the desk: what its owner reads, the pictures, the quote, the bill, and what comes next. */
export default function RepairScreen() {
  const { t } = useLingui()
  const { id } = useParams({ strict: false })
  const repair = useQuery(queryOf(readRepair, { query: { idRequest: Number(id) } }))
  const back = <WayBack />
  return (
    <div className="page fade">
      {repair.data ? (
        <Repair key={repair.data.data.id} repair={repair.data.data} back={back} />
      ) : (
        <>
          <p className="page-head-back">{back}</p>
          {repair.isError ? (
            <ThingFailed
              query={repair}
              failed={<Trans>We couldn’t load this repair</Trans>}
              missing={<Trans>We couldn’t find this repair</Trans>}
              actions={null}
            >
              <Trans>Nothing was changed. It may have been brought here by a wrong link.</Trans>
            </ThingFailed>
          ) : (
            <Loading label={t`Loading the repair`}>
              <Skeleton height={560} radius={16} />
            </Loading>
          )}
        </>
      )}
    </div>
  )
}

function Repair({ repair, back }: { repair: DeskRepair; back: ReactNode }) {
  const { code, description, hotel, residence, owner, status, job, images, zone } = repair
  return (
    <>
      <PageHead back={back} title={<Trans>Repair {code}</Trans>} />
      <div className="desk-job-head">
        {job && status !== 'cancelled' ? (
          <StageChip stage={job.stage} />
        ) : (
          <MaintenanceStatusChip status={status} />
        )}
        <span>
          {owner.name} {owner.lastname}
        </span>
        <span className="numeric">
          {hotel}, {residence}
        </span>
      </div>
      {job && status !== 'cancelled' && <OwnerReads job={job} owner={owner} zone={zone} />}
      <div className="desk-job">
        <div className="desk-job-main">
          <RepairActs repair={repair} />
          <section>
            <SectionHead title={<Trans>What needs repair</Trans>} />
            <p className="prose desk-job-text">{description}</p>
            {images.length > 0 && (
              <ul className="job-photos">
                {images.map(({ key, fileRoute }) => (
                  <li key={key}>
                    <figure>
                      <a href={fileRoute} target="_blank" rel="noreferrer">
                        <img src={fileRoute} alt={description} loading="lazy" />
                      </a>
                      <figcaption className="small muted">
                        <Trans>
                          With the request, <Moment at={repair.createdAt} zone={zone} />
                        </Trans>
                      </figcaption>
                    </figure>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {job && <JobPhotos photos={job.photos} zone={zone} />}
          {job && <RepairQuotes job={job} zone={zone} />}
          <RepairLog repair={repair} />
        </div>
        <RepairAside repair={repair} />
      </div>
    </>
  )
}
