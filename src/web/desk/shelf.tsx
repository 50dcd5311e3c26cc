import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { StateBox } from '../ui/state-box.tsx'
import { useLanguage } from '../words.ts'
import { fitsTyped } from './finding/fits-typed.ts'
import { shelfPageOf } from './finding/page-of.ts'
import {
  ordersAfter,
  type ShelfColumn,
  type ShelfOrder,
  type ShelfRow,
  shelfRows,
  shelfStates,
} from './finding/shelf-rows.ts'
import { ShelfNarrowing, ShelfTable } from './finding/shelf-table.tsx'
import { NotRead } from './not-read.tsx'
import type { QueueOf } from './queue.tsx'

interface ShelfProps<Item> {
  query: QueueOf<Item>
  /** What can be done here at once: "New promotion", a filter. */
  tools?: ReactNode
  /** What is to be said while nothing lies here. */
  empty: ReactNode
  /** What a thing is found by, where the shelf is searched here and not by its own call. */
  wordsOf?: (item: Item) => string
  /** What a thing is sorted and narrowed by, where that is not the call's own. */
  rowOf?: (item: Item) => ShelfRow
  /** One thing, as a `<ShelfItem>`. */
  children: (item: Item) => ReactNode
}

/**
 * The things of a kind that are published or being prepared, with the states of reading them: a table in pages, searched, narrowed to
 * a state, and sorted by up to two columns.
 */
export function Shelf<Item>({ query, tools, empty, wordsOf, rowOf, children }: ShelfProps<Item>) {
  const { t } = useLingui()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [asked, setState] = useState<string | null>(null)
  const [orders, setOrders] = useState<readonly ShelfOrder[]>([])
  const all = query.data?.data ?? []
  const states = rowOf ? shelfStates(all, rowOf) : []
  // In the words of the page's language: another language shows all of them again.
  const state = states.find((one) => one === asked) ?? null
  const isSearched = wordsOf !== undefined && (all.length > 1 || typed !== '')
  const fits = isSearched ? all.filter((item) => fitsTyped(wordsOf(item), typed)) : all
  const found = rowOf ? shelfRows(fits, rowOf, { state, orders, language }) : fits
  const order = (by: ShelfColumn) => setOrders((now) => ordersAfter(now, by))
  return (
    <>
      {(tools || isSearched || rowOf) && (
        <div className="row wrap shelf-tools">
          {tools}
          {isSearched && (
            <Field label={t`Search`}>
              {(control) => (
                <TextInput
                  {...control}
                  type="search"
                  icon={Search}
                  value={typed}
                  maxLength={100}
                  autoComplete="off"
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
          )}
          {rowOf && all.length > 1 && (
            <ShelfNarrowing
              states={states}
              state={state}
              onState={setState}
              orders={orders}
              onOrder={order}
            />
          )}
        </div>
      )}
      {((isSearched && typed !== '') || state !== null) && (
        <p className="small muted" role="status">
          <Plural value={found.length} one="# matches" other="# match" />
        </p>
      )}
      <Shelved
        query={query}
        found={found}
        empty={typed === '' ? empty : null}
        {...(rowOf && { orders, onOrder: order })}
      >
        {children}
      </Shelved>
    </>
  )
}

interface ShelvedProps<Item> extends Omit<ShelfProps<Item>, 'tools' | 'wordsOf' | 'rowOf'>, Sorting {
  /** What of it is looked for. */
  found: readonly Item[]
}

interface Sorting {
  orders?: readonly ShelfOrder[]
  onOrder?: (by: ShelfColumn) => void
}

function Shelved<Item>({ query, found, empty, children, ...sorting }: ShelvedProps<Item>) {
  const { t } = useLingui()
  if (query.data && found.length > 0)
    return (
      <Pages items={found} {...sorting}>
        {children}
      </Pages>
    )
  if (query.data)
    return (
      <div className="card">
        <StateBox
          art="loggia"
          title={empty === null ? <Trans>Nothing matches</Trans> : <Trans>Nothing here yet</Trans>}
        >
          {empty ?? <Trans>Try a shorter search.</Trans>}
        </StateBox>
      </div>
    )
  if (query.isError) return <NotRead query={query} title={<Trans>We couldn’t load this list</Trans>} />
  return (
    <Loading label={t`Loading the list`}>
      <div className="shelf-loading">
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
    </Loading>
  )
}

/** A page of what is found, and the way to the others. */
function Pages<Item>({
  items,
  children,
  ...sorting
}: Sorting & { items: readonly Item[]; children: (item: Item) => ReactNode }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(1)
  const list = useRef<HTMLTableElement>(null)
  const { rows, page, from, to, isPaged } = shelfPageOf(items, asked)
  const count = items.length
  const turnTo = (next: number) => {
    setAsked(next)
    // The buttons stand below the list: the next page begins at its top.
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <ShelfTable ref={list} {...sorting}>
        {rows.map(children)}
      </ShelfTable>
      {isPaged && (
        <nav className="row wrap shelf-pages" aria-label={t`Pages`}>
          <Button kind="secondary" size="small" disabled={page === 1} onClick={() => turnTo(page - 1)}>
            <Trans>Before</Trans>
          </Button>
          <span className="small muted" role="status">
            <Trans>
              {from} to {to} of {count}
            </Trans>
          </span>
          <Button kind="secondary" size="small" disabled={to >= count} onClick={() => turnTo(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        </nav>
      )}
    </>
  )
}
