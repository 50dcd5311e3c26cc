import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { StateBox } from '../ui/state-box.tsx'
import { fitsTyped } from './finding/fits-typed.ts'
import { SHELF_PAGE, shelfPageOf } from './finding/page-of.ts'
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
  /** One thing, as a `<ShelfItem>`. */
  children: (item: Item) => ReactNode
}

/**
 * The things of a kind that are published or being prepared, with the states of reading them: a page of twenty, and a search where
 * there are more than that.
 */
export function Shelf<Item>({ query, tools, empty, wordsOf, children }: ShelfProps<Item>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const all = query.data?.data ?? []
  const isSearched = wordsOf !== undefined && (all.length > SHELF_PAGE || typed !== '')
  const found = isSearched ? all.filter((item) => fitsTyped(wordsOf(item), typed)) : all
  return (
    <>
      {(tools || isSearched) && (
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
        </div>
      )}
      {isSearched && typed !== '' && (
        <p className="small muted" role="status">
          <Plural value={found.length} one="# matches" other="# match" />
        </p>
      )}
      <Shelved query={query} found={found} empty={typed === '' ? empty : null}>
        {children}
      </Shelved>
    </>
  )
}

interface ShelvedProps<Item> extends Omit<ShelfProps<Item>, 'tools' | 'wordsOf'> {
  /** What of it is looked for. */
  found: readonly Item[]
}

function Shelved<Item>({ query, found, empty, children }: ShelvedProps<Item>) {
  const { t } = useLingui()
  if (query.data && found.length > 0) return <Pages items={found}>{children}</Pages>
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
      <div className="shelf">
        <Skeleton height={96} radius={16} />
        <Skeleton height={96} radius={16} />
        <Skeleton height={96} radius={16} />
      </div>
    </Loading>
  )
}

/** A page of what is found, and the way to the others. */
function Pages<Item>({ items, children }: { items: readonly Item[]; children: (item: Item) => ReactNode }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(1)
  const list = useRef<HTMLUListElement>(null)
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
      <ul ref={list} className="shelf" tabIndex={-1}>
        {rows.map(children)}
      </ul>
      {isPaged && (
        <nav className="row wrap shelf-tools" aria-label={t`Pages`}>
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
