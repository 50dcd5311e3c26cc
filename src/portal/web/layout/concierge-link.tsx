import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { countUnread } from '../../../about/messages.endpoints.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { WriteLink } from './write-link.tsx'

/** Answers are read anew after so long, when somebody goes to another page. */
const FRESH_MS = 120_000

/** The way to the thread with the club, and how many answers wait there. */
export default function ConciergeLink() {
  const { data } = useQuery({ ...queryOf(countUnread), staleTime: FRESH_MS, retry: false })
  const unread = data?.unread ?? 0
  return (
    <WriteLink>
      {unread > 0 && <Plural value={unread} one="One new answer" other="# new answers" />}
    </WriteLink>
  )
}
