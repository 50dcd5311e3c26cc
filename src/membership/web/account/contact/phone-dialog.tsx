import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { phone } from '../../../../kernel/check.ts'
import { call } from '../../../../web/calls/call.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Dialog } from '../../../../web/ui/dialog/dialog.tsx'
import { Field } from '../../../../web/ui/fields/field.tsx'
import { PhoneInput } from '../../../../web/ui/fields/phone-input.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { changePhone } from '../../../owner.endpoints.ts'
import { ContactForm } from './contact-form.tsx'
import { useContactChanged } from './use-contact.ts'

/** An empty field takes the telephone out. */
const shape = z.object({ phone: z.union([z.literal(''), phone()]) })

interface PhoneDialogProps {
  open: boolean
  now: string | null
  onClose: () => void
}

/** Changes the telephone at which the club calls, at once. */
export function PhoneDialog({ open, now, onClose }: PhoneDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} title={t`Change the phone`}>
      {open && <Changing now={now} onClose={onClose} />}
    </Dialog>
  )
}

function Changing({ now, onClose }: Omit<PhoneDialogProps, 'open'>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(now ?? '')
  const form = useForm({
    shape,
    send: (body) => call(changePhone, { body: { phone: body.phone || null } }),
    changed: useContactChanged(),
    done: () => {
      toast(t`Phone saved`)
      onClose()
    },
  })
  return (
    <ContactForm
      form={form}
      lead={<Trans>The club calls you there, also when somebody says that your second factor is lost.</Trans>}
      deed={<Trans>Save the phone</Trans>}
      onClose={onClose}
    >
      <Field label={t`Phone`} error={form.error('phone')}>
        {(control) => (
          <PhoneInput
            {...control}
            name="phone"
            autoComplete="tel"
            value={typed}
            onChange={setTyped}
            maxLength={30}
          />
        )}
      </Field>
    </ContactForm>
  )
}
