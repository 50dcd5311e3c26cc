import './saved.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { oneLine, text } from '../../../../kernel/check.ts'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { keyOf } from '../../../../web/calls/query-key.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { NotRead } from '../../../../web/desk/not-read.tsx'
import { QueueLoading } from '../../../../web/desk/queue.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../../web/ui/fields/field.tsx'
import { Select } from '../../../../web/ui/fields/select.tsx'
import { TextArea, TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import type { InboxKind } from '../../../inbox/kinds.ts'
import { PLACEHOLDERS, placed } from '../../../inbox/replies.ts'
import {
  listSaved,
  MOST_REPLY,
  removeReply,
  type SavedReply,
  saveReply,
} from '../../../inbox/saved.endpoints.ts'
import { KIND_WORDS } from '../kind-words.tsx'

interface RepliesProps {
  open: boolean
  kinds: readonly InboxKind[]
  onClose: () => void
}

/** The replies that the club has saved: read, changed, added, removed. */
export function RepliesDialog({ open, kinds, onClose }: RepliesProps) {
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  return (
    <Dialog
      open={open}
      onClose={edited ? () => setEdited(null) : onClose}
      title={
        edited === 'new' ? (
          <Trans>New reply</Trans>
        ) : edited ? (
          <Trans>Change reply</Trans>
        ) : (
          <Trans>Saved replies</Trans>
        )
      }
      lead={
        edited ? (
          <Trans>Owners read it in their language. What stands in braces is filled in by the thing.</Trans>
        ) : (
          <Trans>They stand above the words of an answer, for everybody at the desk.</Trans>
        )
      }
      wide
    >
      {edited ? (
        <ReplyForm reply={edited === 'new' ? null : edited} kinds={kinds} onClose={() => setEdited(null)} />
      ) : (
        <Replies onEdit={setEdited} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Replies({ onEdit, onClose }: { onEdit: (reply: SavedReply | 'new') => void; onClose: () => void }) {
  const saved = useQuery(queryOf(listSaved, {}))
  if (saved.isError)
    return <NotRead query={saved} title={<Trans>We couldn’t load this. Nothing was changed.</Trans>} />
  if (!saved.data) return <QueueLoading />
  const { replies } = saved.data.data
  return (
    <>
      {replies.length === 0 ? (
        <p className="muted">
          <Trans>No reply is saved yet.</Trans>
        </p>
      ) : (
        <ul className="saved-list">
          {replies.map((reply) => (
            <ReplyRow key={reply.id} reply={reply} onEdit={() => onEdit(reply)} />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button onClick={() => onEdit('new')}>
          <Trans>New reply</Trans>
        </Button>
      </DialogActions>
    </>
  )
}

function ReplyRow({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { id, sequence, name, kind, en, es, by } = reply
  const removing = useSend({
    send: () => call(removeReply, { body: { id, sequence } }),
    done: () => toast(t`Reply removed`),
    refused: ({ message }) => toast(message, { tone: 'warn' }),
    changed: () => queries.invalidateQueries({ queryKey: keyOf(listSaved) }),
  })
  return (
    <li>
      <div>
        <b>{name}</b>{' '}
        <span className="small muted">
          {kind ? i18n._(KIND_WORDS[kind]) : t`Every kind`}
          {by && ` · ${by}`}
        </span>
        <p className="small" lang="en">
          {en}
        </p>
        <p className="small muted" lang="es">
          {es}
        </p>
      </div>
      <Button kind="secondary" size="small" aria-label={t`Change ${name}`} onClick={onEdit}>
        <Trans>Change</Trans>
      </Button>
      <Button
        kind="ghost"
        size="small"
        aria-label={t`Remove ${name}`}
        busy={removing.busy}
        onClick={() => void removing.send()}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  )
}

const SHAPE = z.object({ name: oneLine(80), kind: z.string(), en: text(MOST_REPLY), es: text(MOST_REPLY) })

function ReplyForm({
  reply,
  kinds,
  onClose,
}: {
  reply: SavedReply | null
  kinds: readonly InboxKind[]
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const form = useForm({
    shape: SHAPE,
    send: ({ kind, ...rest }, idempotencyKey) => {
      const of = kinds.find((one) => one === kind) ?? null
      const body = { ...rest, kind: of, id: reply?.id ?? null, sequence: reply?.sequence ?? 0 }
      return call(saveReply, { body, idempotencyKey })
    },
    done: () => {
      onClose()
      toast(t`Reply saved`)
    },
    changed: () => queries.invalidateQueries({ queryKey: keyOf(listSaved) }),
  })
  const names = PLACEHOLDERS.map(placed).join(' ')
  return (
    <form {...form.props} className="stack">
      <Field label={t`Name`} required error={form.error('name')}>
        {(control) => <TextInput {...control} name="name" maxLength={80} defaultValue={reply?.name ?? ''} />}
      </Field>
      <Field label={t`It answers`}>
        {(control) => (
          <Select {...control} name="kind" defaultValue={reply?.kind ?? ''}>
            <option value="">{t`Every kind`}</option>
            {kinds.filter(hasReplies).map((kind) => (
              <option key={kind} value={kind}>
                {i18n._(KIND_WORDS[kind])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t`In English`} required hint={t`Placeholders: ${names}`} error={form.error('en')}>
        {(control) => (
          <TextArea
            {...control}
            name="en"
            lang="en"
            rows={4}
            maxLength={MOST_REPLY}
            defaultValue={reply?.en ?? ''}
          />
        )}
      </Field>
      <Field label={t`In Spanish`} required error={form.error('es')}>
        {(control) => (
          <TextArea
            {...control}
            name="es"
            lang="es"
            rows={4}
            maxLength={MOST_REPLY}
            defaultValue={reply?.es ?? ''}
          />
        )}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Save the reply</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}

/** Whether a kind is answered in words: money that does not fit is decided with the reasons of its card. */
const hasReplies = (kind: InboxKind) => kind !== 'matters'
