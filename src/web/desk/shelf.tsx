import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { StateBox } from '../ui/state-box.tsx'
import { NotRead } from './not-read.tsx'
import type { QueueOf } from './queue.tsx'

interface ShelfProps<Item> {
  query: QueueOf<Item>
  /** What can be done here at once: "New promotion", a filter. */
  tools?: ReactNode
  /** What is to be said while nothing lies here. */
  empty: ReactNode
  /** One thing, as a `<ShelfItem>`. */
  children: (item: Item) => ReactNode
}

/** The things of a kind that are published or being prepared, with the states of reading them. */
export function Shelf<Item>({ query, tools, empty, children }: ShelfProps<Item>) {
  return (
    <>
      {tools && <div className="row wrap shelf-tools">{tools}</div>}
      <Shelved query={query} empty={empty}>
        {children}
      </Shelved>
    </>
  )
}

function Shelved<Item>({ query, empty, children }: Omit<ShelfProps<Item>, 'tools'>) {
  const { t } = useLingui()
  if (query.data && query.data.data.length > 0)
    return <ul className="shelf">{query.data.data.map(children)}</ul>
  if (query.data)
    return (
      <div className="card">
        <StateBox art="loggia" title={<Trans>Nothing here yet</Trans>}>
          {empty}
        </StateBox>
      </div>
    )
  if (query.isError) return <NotRead query={query} title={<Trans>We couldn’t load this list</Trans>} />
  return (
    <Loading label={t`Loading the list`}>
      <div className="shelf">
        <Skeleton height={96} radius={16} />
        <Skeleton height={96} radius={16} />
        <Skeleton height={96} radius={16} />
      </div>
    </Loading>
  )
}
