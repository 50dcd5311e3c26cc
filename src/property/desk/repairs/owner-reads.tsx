import { Trans } from '@lingui/react/macro'
import MailCheck from 'lucide-react/icons/mail-check'
import { Moment } from '../../../web/ui/moment.tsx'
import type { RepairJob } from '../../repairs/repair.shape.ts'
import { JobSentence } from '../../web/repairs/job-sentence.tsx'

interface OwnerReadsProps {
  job: RepairJob
  owner: { name: string }
  zone: string
}

/** The sentence that the owner reads now, and since when. */
export function OwnerReads({ job, owner: { name }, zone }: OwnerReadsProps) {
  return (
    <div className="owner-reads">
      <MailCheck className="icon" aria-hidden />
      <div>
        <p className="small muted numeric">
          <Trans>
            What {name} reads, since <Moment at={job.changedAt} zone={zone} />
          </Trans>
        </p>
        <p className="owner-reads-words">
          <JobSentence job={job} zone={zone} />
        </p>
      </div>
    </div>
  )
}
