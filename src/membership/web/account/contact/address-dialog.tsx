import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { call } from '../../../../web/calls/call.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Dialog } from '../../../../web/ui/dialog/dialog.tsx'
import { Field } from '../../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { askForAddress } from '../../../owner.endpoints.ts'
import { ContactForm } from './contact-form.tsx'
import { useContactChanged } from './use-contact.ts'

const shape = z.object({ email: askForAddress.body!.shape.email })

interface AddressDialogProps {
  open: boolean
  now: string
  onClose: () => void
}

/** Asks for another address to sign in with; it holds once the link that goes there is pressed. */
export function AddressDialog({ open, now, onClose }: AddressDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} title={t`Change the email`}>
      {open && <Asking now={now} onClose={onClose} />}
    </Dialog>
  )
}

function Asking({ now, onClose }: Omit<AddressDialogProps, 'open'>) {
  const { t } = useLingui()
  const form = useForm({
    shape,
    send: (body) => call(askForAddress, { body }),
    changed: useContactChanged(),
    done: () => {
      toast(t`The link is on its way`)
      onClose()
    },
  })
  return (
    <ContactForm
      form={form}
      lead={
        <Trans>
          You sign in with {now}. We send a link to the new one; once you press it you sign in with that one,
          and the club’s emails go there.
        </Trans>
      }
      deed={<Trans>Send the link</Trans>}
      onClose={onClose}
    >
      <Field label={t`New email`} required error={form.error('email')}>
        {(control) => (
          <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={200} />
        )}
      </Field>
    </ContactForm>
  )
}
