import './inbox-thing.css'
import './facts/facts.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, type Ref, Suspense } from 'react'
import { CallError, queryOf } from '../../../web/calls/query.ts'
import { NotRead } from '../../../web/desk/not-read.tsx'
import { QueueLoading } from '../../../web/desk/queue.tsx'
import { SavedReplies } from '../../../web/desk/saved-replies.ts'
import { Button } from '../../../web/ui/button.tsx'
import { type InboxReader, type InboxRow, readThing } from '../../inbox/inbox.endpoints.ts'
import { KEY_OF } from '../../inbox/keys.ts'
import type { InboxKind } from '../../inbox/kinds.ts'
import { OtherDecides } from './facts/other-decides.tsx'
import { OwnerDecides } from './facts/owner-decides.tsx'
import { StayDecides } from './facts/stay-decides.tsx'
import { InboxListRow } from './inbox-row.tsx'
import { PromiseSentence } from './promise-clock.tsx'
import { useReplies } from './saved/use-replies.ts'
import { Answered, AnsweredBy, ThingCard } from './thing-card.tsx'

// Notes come with the first thing that is opened.
const ColleagueNotes = lazy(async () => ({
  default: (await import('./colleague-notes.tsx')).ColleagueNotes,
}))

/** How often what colleagues say is read anew, in milliseconds. */
const AGAIN_MS = 30_000

interface ThingProps {
  kind: InboxKind
  id: number
  /** What colleagues have open. */
  readers: readonly InboxReader[]
  onOpen: (row: InboxRow) => void
  onAssign: (row: InboxRow) => void
  onSnooze: (row: InboxRow) => void
  noteBox: Ref<HTMLTextAreaElement>
}

/** The thing that is open: whose it is among colleagues, what is needed to decide it, notes, and what else its owner waits for. */
export default function InboxThing({ kind, id, readers, onOpen, onAssign, onSnooze, noteBox }: ThingProps) {
  const thing = useQuery({ ...queryOf(readThing, { query: { kind, id } }), refetchInterval: AGAIN_MS })
  const replies = useReplies(thing.data?.data.row, thing.data?.data.facts.owner?.language)
  const isGone = thing.error instanceof CallError && thing.error.failure.status === 404
  if (isGone) return <Answered />
  if (!thing.data)
    return thing.isError ? (
      <NotRead query={thing} title={<Trans>We couldn’t load this. Nothing was changed.</Trans>} />
    ) : (
      <QueueLoading />
    )
  const { row, notes, also, held, facts } = thing.data.data
  return (
    <>
      <header className="inbox-head">
        <PromiseSentence row={row} />
        <Held row={row} />
        <Looking readers={readers.filter((one) => one.kind === kind && one.id === id)} />
        <span className="inbox-deeds">
          <Button kind="secondary" size="small" onClick={() => onAssign(row)}>
            <Trans>Assign</Trans> <kbd>{KEY_OF.assign}</kbd>
          </Button>
          <Button kind="secondary" size="small" onClick={() => onSnooze(row)}>
            <Trans>Put off</Trans> <kbd>{KEY_OF.snooze}</kbd>
          </Button>
        </span>
      </header>
      <SavedReplies value={replies}>
        {held ? (
          <AnsweredBy {...held} />
        ) : (
          <>
            {facts.stay && <StayDecides stay={facts.stay} hotel={row.hotel ?? ''} />}
            <OtherDecides facts={facts} />
            <ThingCard kind={kind} id={id} />
          </>
        )}
      </SavedReplies>
      {/* All of it at once: notes that come later would push what else waits into the next row. */}
      <Suspense>
        <div className="inbox-beside">
          {facts.owner && row.owner && <OwnerDecides facts={facts.owner} owner={row.owner} />}
          <ColleagueNotes
            key={`${kind}-${id}`}
            kind={kind}
            id={id}
            notes={notes}
            changed={() => thing.refetch()}
            box={noteBox}
          />
          {also.length > 0 && (
            <section aria-labelledby="inbox-also">
              <h3 id="inbox-also">
                <Trans>Also waiting, from the same owner</Trans>
              </h3>
              <ul className="inbox-also">
                {also.map((one) => (
                  <InboxListRow
                    key={`${one.kind}-${one.id}`}
                    row={one}
                    isOpen={false}
                    onOpen={() => onOpen(one)}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
      </Suspense>
    </>
  )
}

/** Which colleagues look at it at this moment. */
function Looking({ readers }: { readers: readonly InboxReader[] }) {
  if (readers.length === 0) return null
  const names = readers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ')
  return (
    <b className="inbox-soon">
      <Trans>Being read by {names}</Trans>
    </b>
  )
}

/** Whose it is among colleagues. */
function Held({ row: { assigned } }: { row: InboxRow }) {
  if (!assigned)
    return (
      <span className="muted">
        <Trans>Nobody’s yet</Trans>
      </span>
    )
  const { name, lastname } = assigned
  return (
    <span className="muted">
      <Trans>
        Assigned to {name} {lastname}
      </Trans>
    </span>
  )
}
