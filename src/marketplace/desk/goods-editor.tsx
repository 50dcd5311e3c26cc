import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
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
  /** What the draft in the browser is called: `product`. */
  draft: string
  initial: Value
  /** The call's own shape of what is typed. */
  shape: S
  /** The call that reads the shelf. */
  list: Endpoint
  send: (
    value: z.output<S>,
    which: { id: number | null; publish: boolean },
    idempotencyKey: string,
  ) => Promise<SendResult<unknown>>
  /** Where owners see it. */
  where: ReactNode
  preview: (value: Value, language: Language) => ReactNode
  /** The fields. */
  children: (part: EditedPart<Value>) => ReactNode
}

/** Writes something for sale beside its card and its page as owners will see them. */
export function GoodsEditor<Value extends { version: number }, S extends Shape>({
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
}: GoodsEditorProps<Value, S>) {
  const { t } = useLingui()
  const language = useLanguage()
  const { readAnew, leave } = useShelfOf(kind, list)
  const said = useSavedToast()
  const isOut = goods?.active ?? false
  const editing = useEditing({
    draft: `${draft}-${goods?.id ?? 'new'}`,
    initial,
    shape,
    send: (value, deed, idempotencyKey) =>
      send(value, { id: goods?.id ?? null, publish: deed === 'publish' }, idempotencyKey),
    changed: readAnew,
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
        <Meanwhile
          editing={{
            value,
            change: ({ version }) => change({ version } as Partial<Value>),
            discard: editing.discard,
          }}
          newest={goods?.changed}
        />
      }
      actions={<SaveButtons isPublished={isOut} busy={busy} />}
    >
      {children({ value, change, error })}
    </Editor>
  )
}
