import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { listMeetings } from '../../meetings.endpoints.ts'
import { listMessages } from '../../messages.endpoints.ts'
import { countAtFirst, threadOf } from '../../thread.ts'
import { ThreadEntryRow } from './thread-entry.tsx'
import { useReadAnswers } from './use-read-answers.ts'

/** The form's heading: where both do not stand side by side, the thread leads there. */
export const WRITE = 'write-to-the-club'

/** The number of entries that are shown at first, and that each press adds. */
const AT_ONCE = 6

/** All that was said between the owner and the club, the latest first. */
export function Thread() {
  const { t } = useLingui()
  const messages = useQuery(queryOf(listMessages))
  // The thread does not wait for the meetings, nor fail with them.
  const meetings = useQuery(queryOf(listMeetings))
  const [shown, setShown] = useState(AT_ONCE)
  const list = useRef<HTMLOListElement>(null)
  useReadAnswers(messages.data?.unread ?? 0)
  if (messages.isError) return <LoadError query={messages} />
  if (messages.isPending) {
    return (
      <Loading label={t`Loading your messages`}>
        <div className="stack stack-wide">
          <Skeleton width={160} height={26} />
          <Skeleton height={92} />
          <Skeleton height={92} />
        </div>
      </Loading>
    )
  }
  const entries = threadOf(messages.data.data, meetings.data?.data ?? [])
  const atFirst = countAtFirst(entries, shown)
  const showMore = () => {
    flushSync(() => setShown(atFirst + AT_ONCE))
    const next = list.current?.children[atFirst]
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <section aria-labelledby="thread-title">
      <div className="row between wrap">
        <h2 className="title" id="thread-title">
          <Trans>Between you and the club</Trans>
        </h2>
        <a href={`#${WRITE}`} className="link small thread-write">
          <Trans>Write to the club</Trans>
        </a>
      </div>
      {entries.length === 0 && (
        <p className="muted">
          <Trans>Nothing has been said yet. What you write and what the club answers is kept here.</Trans>
        </p>
      )}
      <ol ref={list} className="thread">
        {entries.slice(0, atFirst).map((entry) => (
          <ThreadEntryRow
            key={
              entry.kind === 'meeting'
                ? `meeting ${entry.meeting.idMeeting}`
                : `${entry.kind} ${entry.message.idMessage}`
            }
            entry={entry}
          />
        ))}
      </ol>
      {entries.length > atFirst && (
        <Button kind="secondary" onClick={showMore}>
          <Trans>Show earlier</Trans>
        </Button>
      )}
    </section>
  )
}
