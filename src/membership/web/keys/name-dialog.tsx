import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { type Passkey, renamePasskey } from '../../passkeys.endpoints.ts'

const shape = z.object({ name: renamePasskey.body!.shape.name })

interface NameDialogProps {
  passkey: Passkey | null
  onNamed: () => unknown
  onClose: () => void
}

/** Names a passkey. */
export function NameDialog({ passkey, onNamed, onClose }: NameDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={passkey !== null} onClose={onClose} title={t`Name this passkey`}>
      {passkey && <Naming passkey={passkey} onNamed={onNamed} onClose={onClose} />}
    </Dialog>
  )
}

function Naming({ passkey, onNamed, onClose }: NameDialogProps & { passkey: Passkey }) {
  const { t } = useLingui()
  const form = useForm({
    shape,
    send: ({ name }) => call(renamePasskey, { body: { id: passkey.id, name } }),
    changed: onNamed,
    done: onClose,
  })
  return (
    <form {...form.props}>
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <Field label={t`Name`} required error={form.error('name')}>
        {(control) => <TextInput {...control} name="name" defaultValue={passkey.name} maxLength={60} />}
      </Field>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Save the name</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
