import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { text } from '../../../kernel/check.ts'
import type { SendResult } from '../../../web/calls/send-once.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { MOST_REASON } from '../../staff.endpoints.ts'

interface ActiveDialogProps {
  open: boolean
  onClose: () => void
  /** Whose account it is. */
  name: string
  /** The account's state now. */
  active: boolean
  /** Whether it is an owner’s, who reads the line in their own list. */
  isOwner?: boolean
  send: (active: boolean, reason: string) => Promise<SendResult<{ data: { done: boolean; waits?: boolean } }>>
  changed: () => void
}

/** Closes an account, or opens it again, with a reason that stands in the list of changes. */
export function ActiveDialog({ open, onClose, name, active, ...rest }: ActiveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        active ? (
          <Trans>Close the account of {name}?</Trans>
        ) : (
          <Trans>Open the account of {name} again?</Trans>
        )
      }
      lead={
        active ? (
          <Trans>
            Every session ends at once, and no password opens it. It is not told to whoever tries. It can be
            opened again.
          </Trans>
        ) : (
          <Trans>The password that it had opens it again. Sessions that have ended stay ended.</Trans>
        )
      }
    >
      <ActiveForm active={active} onClose={onClose} {...rest} />
    </Dialog>
  )
}

const shape = z.object({ reason: text(MOST_REASON) })

function ActiveForm({ active, isOwner, send, changed, onClose }: Omit<ActiveDialogProps, 'open' | 'name'>) {
  const { t } = useLingui()
  const form = useForm({
    shape,
    send: ({ reason }) => send(!active, reason),
    done: ({ data }) => {
      onClose()
      if (data.waits) {
        toast(t`It waits until they or another manager agree`)
        changed()
      } else toast(active ? t`The account is closed` : t`The account is open again`)
    },
    changed,
  })
  return (
    <form {...form.props} className="stack stack-wide">
      <Field
        label={t`Reason`}
        required
        hint={
          isOwner
            ? t`It stands in the list of changes. The owner reads that it happened, not why.`
            : t`It stands in the list of changes.`
        }
        error={form.error('reason')}
      >
        {(control) => <TextArea {...control} name="reason" rows={3} maxLength={MOST_REASON} />}
      </Field>
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button kind={active ? 'danger' : 'primary'} type="submit" busy={form.busy}>
          {active ? <Trans>Close the account</Trans> : <Trans>Open the account</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}
