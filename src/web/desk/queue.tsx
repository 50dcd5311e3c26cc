import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { StateBox } from '../ui/state-box.tsx'
import { NotRead } from './not-read.tsx'

/** The query of a queue. */
export interface QueueOf<Item> {
  data?: { data: readonly Item[] } | undefined
  isError: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

interface QueueProps<Item> {
  query: QueueOf<Item>
  /** One thing that waits. */
  children: (item: Item) => ReactNode
}

/** A queue with its states: read, empty, not read. */
export function Queue<Item>({ query, children }: QueueProps<Item>) {
  if (query.data && query.data.data.length > 0)
    return <ul className="desk-queue">{query.data.data.map(children)}</ul>
  if (query.data)
    return (
      <div className="card">
        <StateBox art="loggia" title={<Trans>Nothing is waiting here</Trans>}>
          <Trans>Everybody has their answer. What comes in appears by itself.</Trans>
        </StateBox>
      </div>
    )
  if (query.isError) return <NotRead query={query} title={<Trans>We couldn’t load the queue</Trans>} />
  return <QueueLoading />
}

/** A queue that is still being read. */
export function QueueLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the queue`}>
      <div className="desk-queue">
        <Skeleton height={168} radius={16} />
        <Skeleton height={168} radius={16} />
        <Skeleton height={168} radius={16} />
      </div>
    </Loading>
  )
}
