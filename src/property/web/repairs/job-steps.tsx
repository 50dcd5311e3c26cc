import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import type { RepairJob } from '../../repairs/repair.shape.ts'

/** The way of a repair: what is behind, where it is, what comes. */
export function JobSteps({ request, job }: { request: MaintenanceDetails; job: RepairJob }) {
  const language = useLanguage()
  const on = (at: string | undefined) => at && dayInWords(todayIn(request.zone, new Date(at)), language)
  const when = (...deeds: string[]) => on(request.log.findLast(({ deed }) => deeds.includes(deed))?.at)
  const { step, visit, quotes } = job
  const isPast = step !== 'planned'
  const approved = quotes.some(({ state }) => state === 'approved')
  const steps: { key: string; label: ReactNode; done: boolean; day: string | undefined }[] = [
    { key: 'asked', label: <Trans>Asked</Trans>, done: true, day: on(request.createdAt) },
    {
      key: 'visit',
      label: <Trans>Visit</Trans>,
      done: isPast || visit?.state === 'accepted',
      day: visit ? on(visit.at) : undefined,
    },
    {
      key: 'quote',
      label: <Trans>Quote</Trans>,
      done: approved || (isPast && quotes.length === 0),
      day: when('quote-approved', 'quoted'),
    },
    {
      key: 'work',
      label: <Trans>Work</Trans>,
      done: step === 'finished' || step === 'billed',
      day: isPast ? when('finished', 'started') : undefined,
    },
    { key: 'bill', label: <Trans>Bill</Trans>, done: step === 'billed', day: when('billed') },
  ]
  const current = step === 'closed' ? -1 : steps.findIndex(({ done }) => !done)
  return (
    <ol className="job-steps small">
      {steps.map(({ key, label, done, day }, index) => (
        <li
          key={key}
          className={clsx(done && 'job-step-done', index === current && 'job-step-now')}
          aria-current={index === current ? 'step' : undefined}
        >
          <b>{label}</b>
          {day && <span className="numeric muted">{day}</span>}
        </li>
      ))}
    </ol>
  )
}
