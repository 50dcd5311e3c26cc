import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDay } from '../../../../kernel/day.ts'
import type { Language } from '../../../../kernel/language.ts'
import { useSession } from '../../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import type { InboxRow } from '../../../inbox/inbox.endpoints.ts'
import { fillReply, openPlaceholders } from '../../../inbox/replies.ts'
import { listSaved } from '../../../inbox/saved.endpoints.ts'

/** So long what is saved counts as read, in milliseconds. */
const FRESH_MS = 60_000

/** The kinds whose code is a thing's own, as its owner knows it. */
const CODED = new Set(['bookings', 'orders', 'maintenance'])

/** The replies to a thing, its own kind's first, in the language of its owner. */
export function useReplies(row: InboxRow | undefined, language: Language | undefined) {
  const saved = useQuery({ ...queryOf(listSaved, {}), staleTime: FRESH_MS })
  const { user } = useSession()
  const me = `${user.name} ${user.lastname}`
  const replies = saved.data?.data.replies
  return useMemo(() => {
    if (!row || !language || !replies) return null
    const values = {
      owner: row.owner?.name ?? null,
      code: CODED.has(row.kind) ? row.code : null,
      resort: row.hotel,
      residence: row.residence,
      arrival: row.firstDay && formatDay(row.firstDay, language),
      departure: row.lastDay && formatDay(row.lastDay, language),
      me,
    }
    const theirs = replies.filter(({ kind }) => kind === row.kind)
    const all = replies.filter(({ kind }) => kind === null)
    return {
      replies: [...theirs, ...all].map(({ id, name, [language]: words }) => ({
        id,
        name,
        words: fillReply(words, values),
      })),
      open: openPlaceholders,
    }
  }, [row, language, replies, me])
}
