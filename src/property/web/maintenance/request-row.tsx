import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Image from 'lucide-react/icons/image'
import MessageCircle from 'lucide-react/icons/message-circle'
import Paperclip from 'lucide-react/icons/paperclip'
import Wrench from 'lucide-react/icons/wrench'
import type { ListedMaintenance } from '../../maintenance.endpoints.ts'
import { StageChip } from '../repairs/stage-chip.tsx'
import { Days } from './day-words.tsx'
import { MaintenanceStatusChip } from './maintenance-status.tsx'

/** A request in the list; the whole row leads to it. */
export function RequestRow({ request }: { request: ListedMaintenance }) {
  const { id, code, description, firstDay, lastDay, provider, status, stage, closedAt } = request
  return (
    <li className="repair" data-closed={closedAt ? '' : undefined}>
      <span className="repair-icon" aria-hidden>
        <Wrench className="icon" />
      </span>
      <div>
        <h3 className="sub">
          <Link
            to="/my-property/maintenance-request/$id"
            params={{ id: String(id) }}
            className="repair-press"
          >
            {description}
          </Link>
        </h3>
        <p className="small muted numeric">
          {code}, <Days firstDay={firstDay} lastDay={lastDay} />
          {provider && `, ${provider}`}
        </p>
        <Has request={request} />
      </div>
      {stage && status !== 'cancelled' ? (
        <StageChip stage={stage} />
      ) : (
        <MaintenanceStatusChip status={status} />
      )}
    </li>
  )
}

function Has({ request: { images, files, comments } }: { request: ListedMaintenance }) {
  if (images + files + comments === 0) return null
  return (
    <p className="small faint repair-has">
      {images > 0 && (
        <span>
          <Image className="icon-small" aria-hidden />
          <Plural value={images} one="# image" other="# images" />
        </span>
      )}
      {files > 0 && (
        <span>
          <Paperclip className="icon-small" aria-hidden />
          <Plural value={files} one="# file" other="# files" />
        </span>
      )}
      {comments > 0 && (
        <span>
          <MessageCircle className="icon-small" aria-hidden />
          <Plural value={comments} one="# comment" other="# comments" />
        </span>
      )}
    </p>
  )
}
