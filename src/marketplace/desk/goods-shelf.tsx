import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { UnfinishedAbove } from '../../drafts/desk/unfinished-shelf.tsx'
import type { UnfinishedKind } from '../../drafts/drafts.endpoints.ts'
import type { ShelfRow } from '../../web/desk/finding/shelf-rows.ts'
import { NewLink } from '../../web/desk/new-link.tsx'
import type { PublishKind } from '../../web/desk/publish-search.ts'
import { Shelf } from '../../web/desk/shelf.tsx'
import { useSettled } from '../../web/forms/use-settled.ts'
import { filterOf } from '../catalogue.ts'
import type { ReadGoods } from './goods-editing.tsx'
import { GoodsTools } from './goods-tools.tsx'

/** The debounce of the search (milliseconds). */
const SETTLE_MS = 250

interface GoodsShelfProps<Item> {
  kind: PublishKind
  /** What its things are as drafts. */
  draft: UnfinishedKind
  read: ReadGoods<Item>
  /** "New product". */
  fresh: ReactNode
  /** What is to be said where the search finds nothing. */
  notFound: ReactNode
  /** What is to be said while there is nothing at all. */
  empty: ReactNode
  /** What a thing is sorted and narrowed by. */
  rowOf: (item: Item) => ShelfRow
  children: (item: Item) => ReactNode
}

/** A shelf of things for sale, with its search. */
export function GoodsShelf<Item>(props: GoodsShelfProps<Item>) {
  return (
    <UnfinishedAbove kind={props.draft} show={props.kind}>
      <SavedGoods {...props} />
    </UnfinishedAbove>
  )
}

function SavedGoods<Item>({ kind, read, fresh, notFound, empty, rowOf, children }: GoodsShelfProps<Item>) {
  const [typed, setTyped] = useState('')
  const q = useSettled(filterOf(typed), SETTLE_MS)
  const query = useQuery({ ...read(q ? { q } : {}), placeholderData: keepPreviousData })
  return (
    <Shelf
      query={query}
      tools={
        <>
          <NewLink kind={kind}>{fresh}</NewLink>
          <GoodsTools
            query={typed}
            onQuery={setTyped}
            total={query.data?.total}
            shown={query.data?.data.length ?? 0}
          />
        </>
      }
      empty={q ? notFound : empty}
      rowOf={rowOf}
    >
      {children}
    </Shelf>
  )
}
