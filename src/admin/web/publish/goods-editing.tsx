import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type GoodsChoices, readGoodsChoices } from '../../../marketplace/publish-products.endpoints.ts'
import { queryOf } from '../../../web/query.ts'
import type { QueueOf } from '../desk/queue.tsx'
import { NotDrawnYet } from './not-drawn-yet.tsx'
import type { Edited, PublishKind } from './publish-search.ts'

interface GoodsEditingProps<Item> {
  kind: PublishKind
  edit: Edited
  /** The one that is named; not asked for a new one. */
  query: QueueOf<Item>
  /** The editor of it, or of a new one (null), with what it can be put under. */
  children: (item: Item | null, choices: GoodsChoices) => ReactNode
}

/** The editing of a product or an event, once it and its choices are read. */
export function GoodsEditing<Item>({ kind, edit, query, children }: GoodsEditingProps<Item>) {
  const choices = useQuery(queryOf(readGoodsChoices))
  const found = edit === 'new' ? null : query.data?.data[0]
  if (choices.data && found !== undefined) return children(found, choices.data.data)
  return (
    <NotDrawnYet
      kind={kind}
      asked={edit === 'new' ? [choices] : [choices, query]}
      isGone={query.data?.data.length === 0}
    />
  )
}
