import './job.css'
import { Trans, useLingui } from '@lingui/react/macro'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import type { ReactNode } from 'react'
import { formatTime, timeIn, todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { boot, phoneLink } from '../../../web/boot.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { LanguageSwitch } from '../../../web/ui/language-switch.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { LinkedRepair } from '../../repairs/link.endpoints.ts'
import { AddPictures } from './add-pictures.tsx'
import { JobPictures } from './job-pictures.tsx'
import { SayDone } from './say-done.tsx'
import { type LinkedJob, useLinkedJob } from './use-linked-job.ts'

/**
 * One job for whoever repairs it, without an account. Its link stands behind the `#` of the address and travels in the body of a
 * call: no log keeps it, and no page is told of it.
 */
export default function JobScreen() {
  const { t } = useLingui()
  const job = useLinkedJob()
  const { repair, error, isOver, busy, again } = job
  return (
    <div className="job-page">
      <header>
        <Logo name={boot.brand.name} tagline={boot.brand.tagline} />
        <div className="row">
          <LanguageSwitch />
          <SkinToggle />
        </div>
      </header>
      <main>
        {repair && !isOver ? (
          <Job repair={repair} job={job} />
        ) : isOver ? (
          <StateBox art="lighthouse" level="h1" title={<Trans>This link opens nothing any more</Trans>}>
            <Trans>
              It was taken back, its last day is over, or part of it is missing. Ask the club for a new one:{' '}
              <a className="link" href={phoneLink}>
                {boot.phone}
              </a>
              .
            </Trans>
          </StateBox>
        ) : busy ? (
          <Loading label={t`Loading the job`}>
            <Skeleton height={560} radius={16} />
          </Loading>
        ) : (
          <StateBox
            art="lighthouse"
            level="h1"
            title={<Trans>We couldn’t load the job</Trans>}
            actions={
              <Button busy={busy} onClick={again}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {error}
          </StateBox>
        )}
      </main>
    </div>
  )
}

function Job({ repair, job }: { repair: LinkedRepair; job: LinkedJob }) {
  const language = useLanguage()
  const { code, resort, residence, description, state, lastDay } = repair
  const until = dayInWords(lastDay, language)
  return (
    <>
      <section className="job-page-head">
        <StateChip state={state} />
        <h1 className="display">
          <Trans>Job {code}</Trans>
        </h1>
        <p className="lead numeric">
          <Trans>
            {resort}, residence {residence}
          </Trans>
        </p>
      </section>
      <dl className="job-facts">
        <Fact label={<Trans>When</Trans>}>
          <When repair={repair} />
        </Fact>
        <Fact label={<Trans>What needs repair</Trans>}>
          <span className="job-words">{description}</span>
        </Fact>
      </dl>
      <JobPictures repair={repair} token={job.token} />
      <AddPictures repair={repair} job={job} />
      <SayDone repair={repair} job={job} />
      <p className="small muted">
        <Trans>
          This page is for this job alone and opens until {until}. Questions? Call the club:{' '}
          <a className="link" href={phoneLink}>
            {boot.phone}
          </a>
        </Trans>
      </p>
    </>
  )
}

function StateChip({ state }: Pick<LinkedRepair, 'state'>) {
  if (state === 'finished')
    return (
      <Chip tone="good" icon={CircleCheck}>
        <Trans>Done</Trans>
      </Chip>
    )
  return state === 'waits' ? (
    <Chip tone="pending" icon={Clock3}>
      <Trans>Not to be begun yet</Trans>
    </Chip>
  ) : (
    <Chip tone="waiting" icon={CalendarCheck}>
      <Trans>To do</Trans>
    </Chip>
  )
}

function When({ repair: { visit, zone } }: { repair: LinkedRepair }) {
  const language = useLanguage()
  if (!visit) return <Trans>No time is agreed so far. The club calls you.</Trans>
  const at = new Date(visit.at)
  const day = dayInWords(todayIn(zone, at), language)
  const time = formatTime(timeIn(zone, at))
  return visit.state === 'accepted' ? (
    <b className="numeric">
      <Trans>
        {day}, {time}, by the resort’s clock
      </Trans>
    </b>
  ) : (
    <Trans>
      {day}, {time}, is proposed and not agreed yet. Please come only once this page says so.
    </Trans>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
