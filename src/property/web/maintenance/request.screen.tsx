import './maintenance.css'
import { Trans } from '@lingui/react/macro'
import FileText from 'lucide-react/icons/file-text'
import { FileRow } from '../../../web/ui/files/file-row.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { PageHead, SectionHead } from '../../../web/ui/page-head.tsx'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import { JobPanel } from '../repairs/job-panel.tsx'
import { BackToProperty } from './back-to-property.tsx'
import { LoadedRequest } from './loaded-request.tsx'
import { RequestCard } from './request-card.tsx'
import { RequestImages } from './request-images.tsx'
import { RequestLog } from './request-log.tsx'

/** One maintenance request: what was asked, its images and files, and what has happened since. */
export default function RequestScreen() {
  return <LoadedRequest>{(request) => <Request key={request.id} request={request} />}</LoadedRequest>
}

function Request({ request }: { request: MaintenanceDetails }) {
  const { code, description, status, resolution, images, files, job } = request
  return (
    <>
      <PageHead back={<BackToProperty />} title={<Trans>Request {code}</Trans>} />
      <div className="repair-details">
        <RequestCard request={request} />
        <div className="repair-main">
          {job && status !== 'cancelled' && <JobPanel request={request} job={job} />}
          <section>
            <SectionHead title={<Trans>What needs repair</Trans>} />
            <p className="prose repair-text">{description}</p>
            {resolution && (
              <div className="repair-resolution">
                <Note
                  title={
                    status === 'resolved' ? (
                      <Trans>How it was resolved</Trans>
                    ) : (
                      <Trans>Why it was cancelled</Trans>
                    )
                  }
                >
                  <p className="repair-text">{resolution}</p>
                </Note>
              </div>
            )}
          </section>
          {images.length > 0 && <RequestImages images={images} />}
          {files.length > 0 && (
            <section>
              <SectionHead title={<Trans>Files</Trans>} />
              <ul className="file-rows">
                {files.map(({ key, name, bytes, fileRoute }) => (
                  <FileRow
                    key={key}
                    name={name}
                    bytes={bytes}
                    href={`${fileRoute}?download`}
                    picture={<FileText className="icon" aria-hidden />}
                  />
                ))}
              </ul>
            </section>
          )}
          <RequestLog request={request} />
        </div>
      </div>
    </>
  )
}
