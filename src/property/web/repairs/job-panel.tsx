import './repairs.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../web/ui/button.tsx'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import type { RepairJob } from '../../repairs/repair.shape.ts'
import { shownQuote } from '../../repairs/sentence.ts'
import { JobPhotos } from './job-photos.tsx'
import { JobSentence } from './job-sentence.tsx'
import { JobSteps } from './job-steps.tsx'
import { QuoteCard } from './quote-card.tsx'
import { VisitAnswer } from './visit-answer.tsx'

/** A request as a job, for its owner: where it stands in a sentence, what to answer, the quote, the pictures, the bill. */
export function JobPanel({ request, job }: { request: MaintenanceDetails; job: RepairJob }) {
  const quote = shownQuote(job)
  const approved = job.quotes.find(({ state }) => state === 'approved')
  const now = useRef<HTMLElement>(null)
  const answered = useRef(false)
  const onAnswered = () => {
    answered.current = true
  }
  const { sequence } = job
  // With its answer a button leaves: the focus goes to where the repair stands now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the job is looked at once
  useEffect(() => {
    if (!answered.current) return
    answered.current = false
    now.current?.focus()
  }, [sequence])
  const waits = job.step === 'planned' && job.visit?.state === 'proposed'
  return (
    <>
      <section ref={now} className="job-now" aria-live="polite" tabIndex={-1}>
        <p className="job-sentence">
          <JobSentence job={job} zone={request.zone} />
        </p>
        <JobSteps request={request} job={job} />
        {waits && (
          <VisitAnswer key={sequence} request={request} sequence={sequence} onAnswered={onAnswered} />
        )}
        {job.bill && (
          <p>
            <Link
              to="/my-reports"
              search={{ why: job.bill.idTransaction }}
              className={buttonClass('secondary', 'small')}
            >
              <Trans>See the bill on your statement</Trans>
            </Link>
          </p>
        )}
      </section>
      {quote && quote.state !== 'replaced' && (
        <QuoteCard
          key={`${quote.id}-${sequence}`}
          request={request}
          job={job}
          quote={quote}
          onAnswered={onAnswered}
        />
      )}
      {approved && approved !== quote && (
        <QuoteCard request={request} job={job} quote={approved} onAnswered={onAnswered} />
      )}
      <JobPhotos photos={job.photos} zone={request.zone} />
    </>
  )
}
