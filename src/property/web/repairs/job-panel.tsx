import './repairs.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
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
  const waits = job.step === 'planned' && job.visit?.state === 'proposed'
  return (
    <>
      <section className="job-now" aria-live="polite">
        <p className="job-sentence">
          <JobSentence job={job} zone={request.zone} />
        </p>
        <JobSteps request={request} job={job} />
        {waits && <VisitAnswer key={job.sequence} request={request} sequence={job.sequence} />}
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
        <QuoteCard key={`${quote.id}-${job.sequence}`} request={request} job={job} quote={quote} />
      )}
      {approved && approved !== quote && <QuoteCard request={request} job={job} quote={approved} />}
      <JobPhotos photos={job.photos} zone={request.zone} />
    </>
  )
}
