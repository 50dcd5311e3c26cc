import { useEffect, useState } from 'react'
import { INBOX_PAGE } from '../../inbox/inbox.endpoints.ts'
import { nameOf, pageBeyond, stepFrom } from '../../inbox/selection.ts'
import type { useInbox } from './use-inbox.ts'

export interface InboxSteps {
  /** Where the thing that is open stands in the list, from 1; null where it is not of this page. */
  place: number | null
  /** How many the list has. */
  found: number
  step: (by: 1 | -1) => void
}

/** Steps from the thing that is open to the one before and the next, over the ends of a page of the list too. */
export function useSteps({ search, inbox, ask, open }: ReturnType<typeof useInbox>): InboxSteps {
  const rows = inbox.data?.data ?? []
  const found = inbox.data?.found ?? 0
  const page = search.page ?? 1
  const at = rows.findIndex((row) => nameOf(row) === search.thing)
  /** The page that was turned to, and from which side: its nearest thing opens once it is there. */
  const [turned, setTurned] = useState<{ page: number; by: 1 | -1 } | null>(null)
  const nearest = turned && (turned.by > 0 ? rows[0] : rows.at(-1))
  const came = turned?.page === page && inbox.isSuccess && !inbox.isPlaceholderData
  useEffect(() => {
    if (!came) return
    setTurned(null)
    if (nearest) open(nameOf(nearest))
  }, [came, nearest, open])
  const step = (by: 1 | -1) => {
    const beyond = pageBeyond({ at, by, rows: rows.length, page, found, ofPage: INBOX_PAGE })
    if (beyond !== null) {
      setTurned({ page: beyond, by })
      ask({ page: beyond === 1 ? undefined : beyond, thing: search.thing })
      return
    }
    const row = stepFrom(rows, search.thing, by)
    if (!row) return
    open(nameOf(row))
    document.querySelector('.inbox-row-open')?.scrollIntoView({ block: 'nearest' })
  }
  return { place: at < 0 ? null : (page - 1) * INBOX_PAGE + at + 1, found, step }
}
