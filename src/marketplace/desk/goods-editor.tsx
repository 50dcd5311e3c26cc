import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { FromUnfinished, useUnfinished } from '../../drafts/desk/unfinished-draft.tsx'
import type { UnfinishedDraft, UnfinishedKind } from '../../drafts/drafts.endpoints.ts'
import type { Endpoint, Shape } from '../../kernel/endpoint.ts'
import type { Bilingual, Language } from '../../kernel/language.ts'
import type { LastChange } from '../../kernel/publishing.ts'
import type { SendResult } from '../../web/calls/send-once.ts'
import { AsOwner } from '../../web/desk/as-owner.tsx'
import { Editor } from '../../web/desk/editor.tsx'
import { Meanwhile } from '../../web/desk/meanwhile.tsx'
import type { PublishKind } from '../../web/desk/publish-search.ts'
import { SaveButtons } from '../../web/desk/save-buttons.tsx'
import { type EditedPart, useEditing } from '../../web/desk/use-editing.ts'
import { useSavedToast } from '../../web/desk/use-saved-toast.ts'
import { useShelfOf } from '../../web/desk/use-shelf-of.ts'
import { useLanguage } from '../../web/words.ts'

interface GoodsEditorProps<Value, S extends Shape> {
  kind: PublishKind
  /** The stored version; null for a new one. */
  goods: { id: number; active: boolean; name: Bilingual; changed: LastChange } | null
  /** "New product". */
  fresh: ReactNode
  /** What it is as a draft. */
  draft: UnfinishedKind
  initial: Value
  /** The call's own shape of what is typed. */
  shape: S
  /** The call that reads the shelf. */
  list: Endpoint
  send: (
    value: z.output<S>,
    which: { id: number | null; publish: boolean; unfinished?: number },
    idempotencyKey: string,
  ) => Promise<SendResult<unknown>>
  /** Where owners see it. */
  where: ReactNode
  preview: (value: Value, language: Language) => ReactNode
  /** The fields. */
  children: (part: EditedPart<Value>) => ReactNode
}

/** Writes something for sale beside its card and its page as owners will see them. */
export function GoodsEditor<Value extends Editable, S extends Shape>(props: GoodsEditorProps<Value, S>) {
  const { draft, kind, goods } = props
  return (
    <FromUnfinished kind={draft} show={kind} subject={goods?.id ?? null}>
      {(unfinished) => <GoodsForm key={unfinished?.id} {...props} unfinished={unfinished} />}
    </FromUnfinished>
  )
}

/** What every kind of goods has while it is typed. */
interface Editable {
  version: number
  name: Bilingual
}

function GoodsForm<Value extends Editable, S extends Shape>({
  kind,
  goods,
  fresh,
  draft,
  initial,
  shape,
  list,
  send,
  where,
  preview,
  children,
  unfinished,
}: GoodsEditorProps<Value, S> & { unfinished: UnfinishedDraft | null }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { readAnew, leave } = useShelfOf(kind, list)
  const said = useSavedToast()
  const isOut = goods?.active ?? false
  const subject = goods?.id ?? null
  const kept = useUnfinished<Value>({
    kind: draft,
    show: kind,
    subject,
    unfinished,
    titleOf: ({ name }) => name,
  })
  const editing = useEditing({
    draft: `${draft}-${goods?.id ?? 'new'}${kept.suffix}`,
    initial: kept.initialOf(initial),
    shape,
    send: (value, deed, idempotencyKey) =>
      send(value, { id: subject, publish: deed === 'publish', ...kept.completes }, idempotencyKey),
    changed: () => Promise.all([readAnew(), kept.readAnew()]),
    ...(!isOut && { unfinished: kept.keeping }),
    done: (_, deed) => {
      said({ deed, isOut, published: t`Published` })
      leave()
    },
  })
  const { value, change, error, busy } = editing
  return (
    <Editor
      kind={kind}
      title={goods ? goods.name[language] : fresh}
      editing={editing}
      preview={<AsOwner where={where}>{(shown) => preview(value, shown)}</AsOwner>}
      meanwhile={
        <>
          {kept.meanwhile(editing.discard)}
          <Meanwhile
            editing={{
              value,
              change: ({ version }) => change({ version } as Partial<Value>),
              discard: editing.discard,
            }}
            newest={goods?.changed}
          />
        </>
      }
      actions={<SaveButtons isPublished={isOut} busy={busy} />}
    >
      {kept.note}
      {children({ value, change, error })}
    </Editor>
  )
}
