import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Bilingual } from '../../kernel/language.ts'
import { call } from '../../web/calls/call.ts'
import { queryOf } from '../../web/calls/query.ts'
import { Meanwhile } from '../../web/desk/meanwhile.tsx'
import { NotDrawnYet } from '../../web/desk/not-drawn-yet.tsx'
import { editSearch, type PublishKind } from '../../web/desk/publish-search.ts'
import type { KeepingUnfinished } from '../../web/desk/use-editing.ts'
import { useShelfOf } from '../../web/desk/use-shelf-of.ts'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { useSearchOf } from '../../web/use-search-of.ts'
import {
  hasTitle,
  keepUnfinished,
  listUnfinished,
  type UnfinishedDraft,
  type UnfinishedKind,
} from '../drafts.endpoints.ts'

interface FromUnfinishedProps {
  kind: UnfinishedKind
  /** The shelf, as the address names it. */
  show: PublishKind
  /** The saved thing that is edited; null for a new one. */
  subject: number | null
  /** The editor, with the unfinished draft that is gone on with; null where there is none. */
  children: (unfinished: UnfinishedDraft | null) => ReactNode
}

/** Reads the unfinished draft that an editor goes on with: that of a saved thing, or the one that the address names. */
export function FromUnfinished({ kind, show, subject, children }: FromUnfinishedProps) {
  const { draft } = useSearchOf(editSearch)
  const query = useQuery(queryOf(listUnfinished, { query: { kind } }))
  // Once it is open, news of the list do not close it: what is typed stands in it.
  const [opened, setOpened] = useState<UnfinishedDraft | null>(null)
  const isAsked = subject !== null || draft !== undefined
  if (!isAsked) return children(null)
  const found = query.data?.data.find((one) =>
    subject === null ? one.id === draft && one.subject === null : one.subject === subject,
  )
  if (found && opened?.id !== found.id) setOpened(found)
  const shown = found ?? opened
  if (shown) return children(shown)
  if (query.data && subject !== null) return children(null)
  return <NotDrawnYet kind={show} asked={[query]} isGone={query.data !== undefined} />
}

interface KeptBy<Value> {
  kind: UnfinishedKind
  show: PublishKind
  subject: number | null
  unfinished: UnfinishedDraft | null
  titleOf: (value: Value) => Bilingual
}

/**
 * How an editor keeps what is not whole yet, and what it says when somebody else kept another version meanwhile. `initialOf` lays what was
 * kept over the stored version.
 */
export function useUnfinished<Value extends object>({
  kind,
  show,
  subject,
  unfinished,
  titleOf,
}: KeptBy<Value>) {
  const { t } = useLingui()
  const { readAnew, leave } = useShelfOf(show, listUnfinished)
  const [base, setBase] = useState(unfinished?.changed.version ?? 0)
  const keeping: KeepingUnfinished<Value> = {
    may: (value) => hasTitle(titleOf(value)),
    send: (value, idempotencyKey) =>
      call(keepUnfinished, {
        body: {
          id: unfinished?.id ?? null,
          version: base,
          kind,
          subject,
          title: titleOf(value),
          typed: value as Record<string, unknown>,
        },
        idempotencyKey,
      }),
    done: () => {
      void readAnew()
      toast(t`Draft saved, unfinished`, { text: t`Publishing will ask for what is missing.` })
      leave()
    },
  }
  return {
    keeping,
    readAnew,
    initialOf: (stored: Value): Value =>
      unfinished ? { ...stored, ...(unfinished.typed as Partial<Value>) } : stored,
    /** Said with the saving of what is whole, which ends the unfinished draft. */
    completes: unfinished ? { unfinished: unfinished.id } : {},
    /** Of what the draft in the browser is. */
    suffix: unfinished ? `-unfinished-${unfinished.id}` : '',
    meanwhile: (discard: () => void) =>
      unfinished && (
        <Meanwhile
          editing={{
            value: { version: base },
            change: ({ version }) => setBase(version),
            discard: () => {
              setBase(unfinished.changed.version)
              discard()
            },
          }}
          newest={unfinished.changed}
        />
      ),
    note: unfinished && (
      <p className="small muted">
        <Trans>This draft is unfinished. Publishing asks for what is missing.</Trans>
      </p>
    ),
  }
}
