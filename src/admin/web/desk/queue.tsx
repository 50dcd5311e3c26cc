import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { boot } from '../../../web/boot.ts'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'

/** A queue as it is read. */
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
  const { t } = useLingui()
  if (query.data && query.data.data.length > 0)
    return <ul className="desk-queue">{query.data.data.map(children)}</ul>
  if (query.data)
    return (
      <div className="card">
        <StateBox art="loggia" title={<Trans>Nothing waits here</Trans>}>
          <Trans>Everybody has their answer. What comes in appears by itself.</Trans>
        </StateBox>
      </div>
    )
  if (query.isError)
    return (
      <div className="card">
        <ErrorBox
          title={<Trans>We couldn’t read the queue</Trans>}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          phone={boot.phone}
        >
          {query.error?.message}
        </ErrorBox>
      </div>
    )
  return (
    <Loading label={t`Reading the queue`}>
      <div className="desk-queue">
        <Skeleton height={168} radius={16} />
        <Skeleton height={168} radius={16} />
        <Skeleton height={168} radius={16} />
      </div>
    </Loading>
  )
}
