import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { INBOX_PAGE, type InboxReader, type InboxRow } from '../../inbox/inbox.endpoints.ts'
import { INBOX_GROUPS, type InboxGroup } from '../../inbox/kinds.ts'
import { nameOf } from '../../inbox/selection.ts'
import { InboxListRow } from './inbox-row.tsx'

interface ListProps {
  rows: readonly InboxRow[]
  found: number
  page: number
  /** The order is that of the promise: then the list has its parts. */
  isGrouped: boolean
  thing: string | undefined
  selected: ReadonlySet<string>
  /** What colleagues have open. */
  readers: readonly InboxReader[]
  onOpen: (row: InboxRow) => void
  onSelect: (row: InboxRow, selected: boolean) => void
  onPage: (page: number) => void
}

/** What waits, a row each, in parts by the promise. */
export function InboxList({ rows, found, page, isGrouped, ...rest }: ListProps) {
  const groups: Record<InboxGroup, ReactNode> = {
    late: <Trans>Late</Trans>,
    today: <Trans>Due today</Trans>,
    later: <Trans>Tomorrow and later</Trans>,
  }
  const parts = isGrouped
    ? INBOX_GROUPS.map((group) => ({ group, of: rows.filter((row) => row.group === group) }))
    : [{ group: null, of: rows }]
  return (
    <>
      {parts.map(
        ({ group, of }) =>
          of.length > 0 && (
            <section key={group ?? 'all'} className="inbox-group">
              {group && (
                <h2 className={group === 'late' ? 'inbox-part inbox-late' : 'inbox-part'}>{groups[group]}</h2>
              )}
              <ul>
                {of.map((row) => (
                  <Row key={nameOf(row)} row={row} {...rest} />
                ))}
              </ul>
            </section>
          ),
      )}
      <Pages found={found} page={page} onPage={rest.onPage} />
    </>
  )
}

function Row({
  row,
  thing,
  selected,
  readers,
  onOpen,
  onSelect,
}: { row: InboxRow } & Pick<ListProps, 'thing' | 'selected' | 'readers' | 'onOpen' | 'onSelect'>) {
  const name = nameOf(row)
  return (
    <InboxListRow
      row={row}
      isOpen={thing === name}
      isSelected={selected.has(name)}
      readers={readers.filter((one) => nameOf(one) === name)}
      onOpen={() => onOpen(row)}
      onSelect={(yes) => onSelect(row, yes)}
    />
  )
}

function Pages({ found, page, onPage }: Pick<ListProps, 'found' | 'page' | 'onPage'>) {
  const { t } = useLingui()
  if (found <= INBOX_PAGE) return null
  const [from, to] = [(page - 1) * INBOX_PAGE + 1, Math.min(found, page * INBOX_PAGE)]
  return (
    <nav className="inbox-pages" aria-label={t`Pages`}>
      <Button kind="secondary" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <Trans>Before</Trans>
      </Button>
      <span className="small muted">
        <Trans>
          {from} to {to} of {found}
        </Trans>
      </span>
      <Button kind="secondary" size="small" disabled={to >= found} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </nav>
  )
}

/** Nothing waits here, or nothing is found. */
export function InboxEmpty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <StateBox art="loggia" title={<Trans>Nothing is waiting here</Trans>}>
      {isFiltered ? (
        <Trans>Nothing of what waits is like this. Another filter shows more.</Trans>
      ) : (
        <Trans>Everybody has their answer. What comes in appears by itself.</Trans>
      )}
    </StateBox>
  )
}

/** The list while it is read for the first time. */
export function InboxLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the inbox`}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((one) => (
        <div key={one} className="inbox-waits">
          <Skeleton height={14} width="60%" radius={6} />
          <Skeleton height={12} width="85%" radius={6} />
        </div>
      ))}
    </Loading>
  )
}
