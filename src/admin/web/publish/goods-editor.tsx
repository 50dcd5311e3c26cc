import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint, Shape } from '../../../kernel/endpoint.ts'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import type { LastChange } from '../../../kernel/publishing.ts'
import type { CallFailure } from '../../../web/call.ts'
import { useLanguage } from '../../../web/words.ts'
import { AsOwner } from './as-owner.tsx'
import { Editor } from './editor.tsx'
import { Meanwhile } from './meanwhile.tsx'
import type { PublishKind } from './publish-search.ts'
import { SaveButtons } from './save-buttons.tsx'
import { type EditedPart, useEditing } from './use-editing.ts'
import { useSavedToast } from './use-saved-toast.ts'
import { useShelfOf } from './use-shelf-of.ts'

interface GoodsEditorProps<Value, S extends Shape> {
  kind: PublishKind
  /** As it is stored; null for a new one. */
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
  ) => Promise<{ ok: true; value: unknown } | CallFailure>
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
  const { answered, leave } = useShelfOf(kind, list)
  const said = useSavedToast()
  const isOut = goods?.active ?? false
  const editing = useEditing({
    draft: `${draft}-${goods?.id ?? 'new'}`,
    initial,
    shape,
    send: async (value, deed, idempotencyKey) =>
      answered(await send(value, { id: goods?.id ?? null, publish: deed === 'publish' }, idempotencyKey)),
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
