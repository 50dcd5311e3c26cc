import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ForOwner } from '../../../membership/web/session/for-owner.tsx'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Moment } from '../../../web/ui/moment.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import { type MaintenanceChange, mayDo } from '../../maintenance.ts'
import { CommentForm } from './comment-form.tsx'
import { LOG_DEED_WORDS } from './log-words.ts'

type LogEntry = MaintenanceDetails['log'][number]

const CHANGES: Record<MaintenanceChange, MessageDescriptor> = {
  description: msg`What needs repair`,
  days: msg`When somebody may come`,
  provider: msg`Who does the work`,
  'files-added': msg`Files added`,
  'files-removed': msg`Files removed`,
  'images-added': msg`Images added`,
  'images-removed': msg`Images removed`,
}

/** What happened to a request and what was said about it, by both sides, the earliest first; and the next word. */
export function RequestLog({ request }: { request: MaintenanceDetails }) {
  const mayComment = mayDo(request.status, 'comment')
  return (
    <section>
      <SectionHead title={<Trans>What has happened</Trans>} />
      <ol className="repair-log">
        {request.log.map((entry, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end
            key={index}
            entry={entry}
            zone={request.zone}
          />
        ))}
      </ol>
      {mayComment && <CommentForm key={request.id} idRequest={request.id} />}
      <p className="small">
        <Link to="/about-us" search={{ show: 'message', about: request.code }} className="link repair-write">
          <Trans>Write to your concierge about this</Trans>
        </Link>
      </p>
    </section>
  )
}

function Entry({ entry, zone }: { entry: LogEntry; zone: string }) {
  const { i18n } = useLingui()
  const { deed, comment, changes, actor, at } = entry
  return (
    <li className={clsx(comment && 'repair-comment', `repair-by-${actor}`)}>
      <p className="repair-entry-head">
        <b>{deed === 'commented' ? <Author entry={entry} /> : i18n._(LOG_DEED_WORDS[deed])}</b>
        <span className="small faint numeric">
          <Moment at={at} zone={zone} />
        </span>
      </p>
      {deed !== 'commented' && (
        <p className="small muted">
          <Author entry={entry} />
        </p>
      )}
      {changes.length > 0 && (
        <ul className="repair-changes small muted">
          {changes.map((change) => (
            <li key={change}>{i18n._(CHANGES[change])}</li>
          ))}
        </ul>
      )}
      {comment && <p className="repair-text">{comment}</p>}
    </li>
  )
}

/** Who did it, from the reader's point of view: “you”, the club, or a name. */
function Author({ entry: { actor, actorName, actorFor } }: { entry: LogEntry }) {
  const { user, trusted } = useSession()
  if (actor === 'trusted') return <ForOwner name={actorName} forWhom={actorFor} />
  if (actor === 'club') return <Trans>{actorName}, for the club</Trans>
  return user.isAdmin || trusted ? actorName : <Trans>You</Trans>
}
