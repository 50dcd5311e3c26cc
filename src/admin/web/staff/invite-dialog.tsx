import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../kernel/language.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { inviteStaff } from '../../staff.endpoints.ts'
import { RolesField } from './roles-field.tsx'
import { useStaffChanged } from './use-staff.ts'

/** Invites somebody: a link by mail, with which they set a password. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Invite somebody of the club</Trans>}
      lead={
        <Trans>They get a link by email that works once, for seven days, and set a password with it.</Trans>
      }
    >
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

/** The roles stand in one field of the form, parted by spaces. */
const shape = z.extend(inviteStaff.body!, { roles: z.string().check(z.minLength(1)) })

function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const changed = useStaffChanged()
  const [roles, setRoles] = useState<readonly StaffRole[]>([])
  const form = useForm({
    shape,
    send: (person, idempotencyKey) =>
      call(inviteStaff, { body: { ...person, roles: [...roles] }, idempotencyKey }),
    done: ({ data }, { email }) => {
      onClose()
      toast(data.waits ? t`Another manager has to agree` : t`Invitation sent`, { text: email })
      void changed()
    },
  })
  return (
    <form {...form.props} className="stack stack-wide">
      <Field label={t`First name`} required error={form.error('name')}>
        {(control) => <TextInput {...control} name="name" maxLength={80} autoComplete="off" />}
      </Field>
      <Field label={t`Last name`} required error={form.error('lastname')}>
        {(control) => <TextInput {...control} name="lastname" maxLength={80} autoComplete="off" />}
      </Field>
      <Field label={t`Email`} required error={form.error('email')}>
        {(control) => (
          <TextInput {...control} name="email" type="email" inputMode="email" autoComplete="off" />
        )}
      </Field>
      <Field label={t`Language`} required error={form.error('language')}>
        {(control) => (
          <Select {...control} name="language" defaultValue={language}>
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <input type="hidden" name="roles" value={roles.join(' ')} />
      <RolesField chosen={roles} onChange={setRoles} error={form.error('roles')} />
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Send the invitation</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
