import './saved.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { oneLine } from '../../../../kernel/check.ts'
import { call } from '../../../../web/calls/call.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { keyOf } from '../../../../web/calls/query-key.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../../web/ui/fields/checkbox.tsx'
import { Field, FormError } from '../../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { listSaved, removeView, type SavedView, saveView } from '../../../inbox/saved.endpoints.ts'

interface ViewsProps {
  open: boolean
  /** What the list shows now. */
  filter: SavedView['filter']
  onClose: () => void
}

/** Saves what the list shows now under a name, and removes views of one’s own. */
export function ViewsDialog({ open, filter, onClose }: ViewsProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Save this view</Trans>}
      lead={<Trans>Filters, words and order of the list as they are now, under a name.</Trans>}
    >
      <SaveForm filter={filter} onClose={onClose} />
      <OwnViews />
    </Dialog>
  )
}

const SHAPE = z.object({ name: oneLine(60), shared: z.optional(z.string()) })

function SaveForm({ filter, onClose }: Omit<ViewsProps, 'open'>) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({
    shape: SHAPE,
    send: ({ name, shared }, idempotencyKey) =>
      call(saveView, { body: { name, shared: shared !== undefined, filter }, idempotencyKey }),
    done: () => {
      onClose()
      toast(t`View saved`)
    },
    changed: () => queries.invalidateQueries({ queryKey: keyOf(listSaved) }),
  })
  return (
    <form {...form.props} className="stack">
      <Field
        label={t`Name`}
        required
        hint={t`A view of yours with this name is replaced.`}
        error={form.error('name')}
      >
        {(control) => <TextInput {...control} name="name" maxLength={60} />}
      </Field>
      <Checkbox name="shared" value="yes">
        <Trans>Colleagues see it too</Trans>
      </Checkbox>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Save the view</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}

function OwnViews() {
  const saved = useQuery(queryOf(listSaved, {}))
  const own = saved.data?.data.views.filter((view) => view.own) ?? []
  if (own.length === 0) return null
  return (
    <section aria-labelledby="saved-own">
      <h3 id="saved-own" className="sub">
        <Trans>Your views</Trans>
      </h3>
      <ul className="saved-list">
        {own.map((view) => (
          <ViewRow key={view.id} view={view} />
        ))}
      </ul>
    </section>
  )
}

function ViewRow({ view: { id, name, shared } }: { view: SavedView }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const removing = useSend({
    send: () => call(removeView, { body: { id } }),
    done: () => toast(t`View removed`),
    refused: ({ message }) => toast(message, { tone: 'warn' }),
    changed: () => queries.invalidateQueries({ queryKey: keyOf(listSaved) }),
  })
  return (
    <li>
      <div>
        <b>{name}</b>
        {shared && (
          <span className="small muted">
            {' '}
            <Trans>for all colleagues</Trans>
          </span>
        )}
      </div>
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
