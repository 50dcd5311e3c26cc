import './desk.css'
import './inbox.css'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStored } from '../../../membership/web/session/store.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { Decided } from '../../../web/desk/decided.ts'
import { NotRead } from '../../../web/desk/not-read.tsx'
import { QueueLoading } from '../../../web/desk/queue.tsx'
import { whenOnPage } from '../../../web/ui/dialog/back-closes.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { listHeldAnswers } from '../../inbox/held.endpoints.ts'
import { type InboxRow, listInbox, readThing } from '../../inbox/inbox.endpoints.ts'
import type { InboxDeed } from '../../inbox/keys.ts'
import { INBOX_KINDS, type InboxKind, kindsOf } from '../../inbox/kinds.ts'
import { listSaved } from '../../inbox/saved.endpoints.ts'
import { afterAnswer, nameOf } from '../../inbox/selection.ts'
import type { Things } from './assign-dialog.tsx'
import { type DeskSearch, NO_FILTER } from './desk-search.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxHead, InboxPane } from './inbox-head.tsx'
import { InboxEmpty, InboxList, InboxLoading } from './inbox-list.tsx'
import { useHeld } from './use-held.ts'
import { useInbox } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useLive, useLooking } from './use-live.ts'
import { usePress } from './use-press.ts'
import { useSelection } from './use-selection.ts'
import { useSteps } from './use-steps.ts'
import { followWide, isWide } from './wide.ts'

const InboxThing = lazy(() => import('./inbox-thing.tsx'))
const InboxSelected = lazy(() => import('./inbox-selected.tsx'))
const ThingSteps = lazy(() => import('./thing-steps.tsx'))
const AssignDialog = lazy(() => import('./assign-dialog.tsx'))
const SnoozeDialog = lazy(() => import('./snooze-dialog.tsx'))
const UndoBar = lazy(() => import('./undo-bar.tsx'))
const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))
const RepliesDialog = lazy(async () => ({
  default: (await import('./saved/replies-dialog.tsx')).RepliesDialog,
}))
const ViewsDialog = lazy(async () => ({ default: (await import('./saved/views-dialog.tsx')).ViewsDialog }))
const KeysDialog = lazy(() => import('./keys-dialog.tsx'))
// For finance alone, below its payments.
const PaymentBooks = lazy(async () => ({
  default: (await import('../../../finance/desk/waiting-payments.tsx')).PaymentBooks,
}))

/** The desk's inbox: what waits for the club's people, and one of it open. */
export default function DeskScreen() {
  const roles = useStored(({ session }) => session?.user.roles)
  const kinds = useMemo(() => kindsOf(roles ?? []), [roles])
  const list = useInbox()
  const { search, inbox, ask, open } = list
  const queries = useQueryClient()
  const wide = useSyncExternalStore(followWide, isWide)
  const rows = useMemo(() => inbox.data?.data ?? [], [inbox.data])
  const thing = search.thing ? thingOf(search.thing) : null
  const selection = useSelection(rows)
  const [asked, setAsked] = useState<{
    what: 'assign' | 'snooze' | 'confirm'
    things: readonly InboxRow[]
  } | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const [showsSaved, setShowsSaved] = useState<'replies' | 'view' | null>(null)
  const saved = useQuery(queryOf(listSaved, {}))
  const searchBox = useRef<HTMLInputElement>(null)
  const noteBox = useRef<HTMLTextAreaElement>(null)
  const pane = useRef<HTMLElement>(null)
  const press = usePress(pane)

  // Side by side something is open from the start, and stays what is open when the list is read anew.
  const [answered, setAnswered] = useState<string>()
  const first = rows.find((row) => nameOf(row) !== answered)
  useEffect(() => {
    if (wide && !search.thing && first && !inbox.isPlaceholderData) open(nameOf(first))
  }, [wide, search.thing, first, inbox.isPlaceholderData, open])

  const readAnew = () => {
    void queries.invalidateQueries({ queryKey: keyOf(listHeldAnswers) })
    void queries.invalidateQueries({ queryKey: keyOf(listInbox) })
    void queries.invalidateQueries({ queryKey: keyOf(readThing) })
  }
  const decided = () => {
    const next = search.thing ? afterAnswer(rows, search.thing) : null
    // Until the list is read anew; what still waits then (a repair that has begun) may open again.
    setAnswered(search.thing)
    void queries.invalidateQueries({ queryKey: keyOf(listHeldAnswers) })
    void queries.invalidateQueries({ queryKey: keyOf(listInbox) }).then(() => setAnswered(undefined))
    whenOnPage(() => {
      // What is decided leaves, and with it the button that had the focus.
      pane.current?.focus({ preventScroll: !wide })
      if (!wide) scrollTo({ top: 0 })
      open(next ? nameOf(next) : undefined)
    })
  }
  const held = useHeld((one) => {
    readAnew()
    open(nameOf({ kind: one.kind, id: one.idThing }), { back: !wide && !search.thing })
  })
  const show = (row: InboxRow) => open(nameOf(row), { back: !wide })
  const steps = useSteps(list)
  const { step } = steps
  const openRow = rows.find((row) => nameOf(row) === search.thing)
  /** What a deed is for: what is selected, else what is open. */
  const meant = (): readonly InboxRow[] =>
    selection.rows.length > 0 ? selection.rows : openRow ? [openRow] : []
  const act: Record<InboxDeed, () => void> = {
    next: () => step(1),
    before: () => step(-1),
    enter: () => pane.current?.focus(),
    yes: () => (selection.rows.length > 0 ? setAsked({ what: 'confirm', things: meant() }) : press('yes')),
    no: () => press('no'),
    select: () => openRow && selection.select(openRow, !selection.names.has(nameOf(openRow))),
    assign: () => setAsked({ what: 'assign', things: meant() }),
    snooze: () => setAsked({ what: 'snooze', things: meant() }),
    note: () => noteBox.current?.focus(),
    undo: () => held.undo(),
    search: () => searchBox.current?.focus(),
    keys: () => setShowsKeys(true),
  }
  const isLive = useLive(readAnew)
  useLooking(thing)
  const { isOff, switchOff } = useInboxKeys((deed) => act[deed]())
  const done = () => {
    setAsked(null)
    selection.clear()
    readAnew()
  }
  /** On a telephone the thing takes the place of the list. */
  const isAlone = Boolean(search.thing) && !wide
  const things: Things = asked?.things.map(({ kind, id }) => ({ kind, id })) ?? []
  return (
    <div className={isAlone ? 'inbox inbox-one fade' : 'inbox fade'} data-keys={!isOff}>
      {isAlone && (
        <h1 className="hidden-text">
          <Trans>Inbox</Trans>
        </h1>
      )}
      <div className="inbox-side">
        {!isAlone && (
          <InboxHead
            counts={inbox.data?.counts}
            isLive={isLive}
            onSoon={() => ask({ ...NO_FILTER, age: 'soon' })}
            onReplies={() => setShowsSaved('replies')}
            onKeys={() => setShowsKeys(true)}
          />
        )}
        <InboxFilters
          search={search}
          ask={ask}
          kinds={kinds}
          counts={inbox.data?.counts}
          hotels={inbox.data?.hotels ?? []}
          colleagues={inbox.data?.colleagues ?? []}
          saved={saved.data?.data.views ?? []}
          onSaveView={() => setShowsSaved('view')}
          searchBox={searchBox}
        />
        {selection.rows.length > 0 && (
          <Suspense fallback={null}>
            <InboxSelected
              count={selection.rows.length}
              onConfirm={selection.rows.some(({ kind }) => kind === 'bookings') ? act.yes : undefined}
              onAssign={act.assign}
              onSnooze={act.snooze}
              onClear={selection.clear}
            />
          </Suspense>
        )}
        <div className="inbox-list" aria-busy={inbox.isPlaceholderData}>
          {inbox.data ? (
            rows.length > 0 ? (
              <InboxList
                rows={rows}
                found={inbox.data.found}
                page={search.page ?? 1}
                isGrouped={(search.sort ?? 'lapse') === 'lapse' && search.view !== 'snoozed'}
                thing={search.thing}
                selected={selection.names}
                readers={inbox.data.readers}
                onOpen={show}
                onSelect={selection.select}
                onPage={(page) => ask({ page: page === 1 ? undefined : page })}
              />
            ) : (
              <InboxEmpty isFiltered={Boolean(search.find) || inbox.data.counts.all > 0} />
            )
          ) : inbox.isError ? (
            <NotRead query={inbox} title={<Trans>We couldn’t load this. Nothing was changed.</Trans>} />
          ) : (
            <InboxLoading />
          )}
        </div>
      </div>
      <InboxPane of={pane}>
        {isAlone && (
          <Suspense fallback={<Skeleton height={44} />}>
            <ThingSteps steps={steps} onBack={() => open(undefined)} />
          </Suspense>
        )}
        <Decided value={decided}>
          {thing && (wide || search.thing) && (
            <Suspense fallback={<QueueLoading />}>
              <InboxThing
                key={search.thing}
                {...thing}
                readers={inbox.data?.readers ?? []}
                onOpen={show}
                onAssign={(row) => setAsked({ what: 'assign', things: [row] })}
                onSnooze={(row) => setAsked({ what: 'snooze', things: [row] })}
                noteBox={noteBox}
              />
            </Suspense>
          )}
        </Decided>
      </InboxPane>
      {search.show === 'payments' && (
        <Suspense>
          <div className="inbox-books">
            <PaymentBooks />
          </div>
        </Suspense>
      )}
      {held.count + held.others.length + held.failed.length > 0 && (
        <Suspense>
          <UndoBar held={held} />
        </Suspense>
      )}
      {asked?.what === 'confirm' && (
        <Suspense>
          <BulkDialog
            rows={asked.things}
            onClose={() => setAsked(null)}
            done={() => {
              selection.clear()
              readAnew()
            }}
          />
        </Suspense>
      )}
      {asked?.what === 'assign' && (
        <Suspense>
          <AssignDialog
            things={things}
            colleagues={inbox.data?.colleagues ?? []}
            onClose={() => setAsked(null)}
            done={done}
          />
        </Suspense>
      )}
      {asked?.what === 'snooze' && (
        <Suspense>
          <SnoozeDialog
            things={things}
            isSnoozed={asked?.things.every((row) => isPutOff(row)) ?? false}
            onClose={() => setAsked(null)}
            done={done}
          />
        </Suspense>
      )}
      {showsSaved === 'replies' && (
        <Suspense>
          <RepliesDialog open kinds={kinds} onClose={() => setShowsSaved(null)} />
        </Suspense>
      )}
      {showsSaved === 'view' && (
        <Suspense>
          <ViewsDialog open filter={filterOf(search)} onClose={() => setShowsSaved(null)} />
        </Suspense>
      )}
      {showsKeys && (
        <Suspense>
          <KeysDialog open isOff={isOff} onOff={switchOff} onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** What of the address is a filter. */
function filterOf({ page: _, thing: __, ...filter }: DeskSearch) {
  return filter
}

const isPutOff = ({ snoozedUntil }: InboxRow) => snoozedUntil !== null && new Date(snoozedUntil) > new Date()

/** The thing that an address names; null where it names none. */
function thingOf(name: string): { kind: InboxKind; id: number } | null {
  const at = name.lastIndexOf('-')
  const kind = INBOX_KINDS.find((one) => one === name.slice(0, at))
  return kind ? { kind, id: Number(name.slice(at + 1)) } : null
}
