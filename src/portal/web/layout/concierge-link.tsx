import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countUnread } from '../../../about/messages.endpoints.ts'
import { queryOf } from '../../../web/query.ts'

/** Answers are read anew after so long, when somebody goes to another page. */
const FRESH_MS = 120_000

/** The way to the thread with the club, and how many answers wait there. */
export function ConciergeLink() {
  const { data } = useQuery({ ...queryOf(countUnread), staleTime: FRESH_MS, retry: false })
  const unread = data?.unread ?? 0
  return (
    <Link to="/about-us" search={{ show: 'message' }}>
      {unread > 0 ? (
        <Plural value={unread} one="One new answer" other="# new answers" />
      ) : (
        <Trans>Write a message</Trans>
      )}
    </Link>
  )
}
