import type { ReactNode } from 'react'
import { useState } from 'react'
import { filterOf } from '../../../marketplace/catalogue.ts'
import { useSettled } from '../../../marketplace/web/use-settled.ts'
import type { QueueOf } from '../desk/queue.tsx'
import { GoodsTools } from './goods-tools.tsx'
import { NewLink } from './new-link.tsx'
import type { PublishKind } from './publish-search.ts'
import { Shelf } from './shelf.tsx'

/** Letters that follow each other faster than this are one search (milliseconds). */
const SETTLE_MS = 250

/** What is typed into the search of a long shelf; `q` is what to ask for, once it has settled. */
export function useGoodsSearch() {
  const [typed, onTyped] = useState('')
  return { typed, onTyped, q: useSettled(filterOf(typed), SETTLE_MS) }
}

interface GoodsShelfProps<Item> {
  kind: PublishKind
  search: ReturnType<typeof useGoodsSearch>
  query: QueueOf<Item> & { data?: { total: number } | undefined }
  /** "New product". */
  fresh: ReactNode
  /** What is to be said where the search finds nothing. */
  notFound: ReactNode
  /** What is to be said while there is nothing at all. */
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** A shelf of things for sale, with its search. */
export function GoodsShelf<Item>({
  kind,
  search: { typed, onTyped, q },
  query,
  fresh,
  notFound,
  empty,
  children,
}: GoodsShelfProps<Item>) {
  return (
    <Shelf
      query={query}
      tools={
        <>
          <NewLink kind={kind}>{fresh}</NewLink>
          <GoodsTools
            query={typed}
            onQuery={onTyped}
            total={query.data?.total}
            shown={query.data?.data.length ?? 0}
          />
        </>
      }
      empty={q ? notFound : empty}
    >
      {children}
    </Shelf>
  )
}
