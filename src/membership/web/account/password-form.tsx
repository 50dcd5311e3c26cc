import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { FieldFault } from '../../../kernel/words.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { PasswordInput } from '../../../web/ui/fields/password-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { RestrictedNote } from '../../../web/ui/restricted-note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { changePassword } from '../../passwords.endpoints.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { useSession } from '../session/use-session.ts'

const { currentPassword, newPassword } = changePassword.body!.shape

const shape = z.object({ currentPassword: z.nonoptional(currentPassword), newPassword }).check(
  z.refine((both) => both.newPassword !== both.currentPassword, {
    path: ['newPassword'],
    error: 'password-same' satisfies FieldFault,
  }),
)

/** Changes the password with the current one; every other session of the account ends. It is the owner's own. */
export function PasswordForm() {
  const { t } = useLingui()
  const { user } = useSession()
  return (
    <section className="card pad" id="change-password" aria-label={t`Change password`}>
      <SectionHead title={t`Change password`} />
      {user.isAdmin ? <RestrictedNote /> : <OwnPassword {...user} />}
    </section>
  )
}

function OwnPassword({ name, lastname, email }: { name: string; lastname: string; email: string }) {
  const { t } = useLingui()
  const ref = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const [changed, setChanged] = useState(false)
  const form = useForm({
    shape,
    send: (body) => {
      setChanged(false)
      return call(changePassword, { body })
    },
    done: () => {
      ref.current?.reset()
      // What ended with the old password must not be shown from memory.
      void client.invalidateQueries()
      toast(t`Password changed`)
      setChanged(true)
    },
  })
  return (
    <form ref={ref} className="stack stack-wide" {...form.props}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {changed && (
        <Note icon={CircleCheck} title={<Trans>Your password is changed</Trans>} spoken>
          <Trans>
            Your other sessions have ended, and so has the address that your calendar follows, if you had one.
          </Trans>
        </Note>
      )}
      {form.failure && !form.failure.fields && (
        <Note tone="bad" spoken>
          {form.failure.message}
        </Note>
      )}
      <Field label={t`Current password`} required error={form.error('currentPassword')}>
        {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
      </Field>
      <NewPasswordField about={[name, lastname, email]} error={form.error('newPassword')} />
      <Button type="submit" busy={form.busy}>
        <Trans>Change password</Trans>
      </Button>
    </form>
  )
}
