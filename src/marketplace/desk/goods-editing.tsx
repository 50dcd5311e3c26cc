import { type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { NotDrawnYet } from '../../web/desk/not-drawn-yet.tsx'
import type { EditedId, PublishKind } from '../../web/desk/publish-search.ts'
import { editSearch } from '../../web/desk/publish-search.ts'
import { useSearchOf } from '../../web/use-search-of.ts'
import { type GoodsChoices, readGoodsChoices } from '../publish/publish-products.endpoints.ts'

/** All of a kind of goods, those with these words, or one by its number. */
export interface GoodsListAsked {
  id?: number
  q?: string
}

/** How the desk's list of them is read. */
export type ReadGoods<Item> = (asked: GoodsListAsked) => {
  queryKey: readonly unknown[]
  queryFn: (context: QueryFunctionContext) => Promise<{ data: Item[]; total: number }>
}

interface GoodsProps<Item> {
  kind: PublishKind
  read: ReadGoods<Item>
  shelf: ReactNode
  /** The editor of one, or of a new one (null), with what it can be put under. */
  children: (item: Item | null, choices: GoodsChoices) => ReactNode
}

/** A kind of goods: what is on sale, what is being prepared, and the editing of one. */
export function GoodsDesk<Item>({ shelf, ...rest }: GoodsProps<Item>) {
  const { edit } = useSearchOf(editSearch)
  return edit === undefined ? shelf : <GoodsEditing key={edit} edit={edit} {...rest} />
}

/** The editing of one, once it and its choices are read. */
function GoodsEditing<Item>({
  kind,
  edit,
  read,
  children,
}: Omit<GoodsProps<Item>, 'shelf'> & { edit: EditedId }) {
  const query = useQuery({ ...read({ id: edit === 'new' ? 0 : edit }), enabled: edit !== 'new' })
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
