import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { type CallFailure, call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { useForm } from '../../web/forms/use-form.ts'
import { Button } from '../../web/ui/button.tsx'
import { Note } from '../../web/ui/note.tsx'
import { changePassword, discardResetToken } from '../passwords.endpoints.ts'
import { NewPasswordField } from './new-password-field.tsx'

const shape = z.object({ newPassword: changePassword.body!.shape.newPassword })

interface NewPasswordProps {
  token: string
  /** Whose link it is. */
  email: string
  onChanged: () => void
  onDiscarded: () => void
  onUsedUp: () => void
}

/** A new password by a reset link, or the link thrown away. */
export function NewPassword({ token, email, onChanged, onDiscarded, onUsedUp }: NewPasswordProps) {
  const refused = ({ code }: CallFailure) => {
    if (code === 'LINK_USED_UP') onUsedUp()
  }
  const form = useForm({
    shape,
    send: ({ newPassword }) => {
      discard.forget()
      return call(changePassword, { body: { token, newPassword } })
    },
    refused,
    done: onChanged,
  })
  const discard = useSend({
    send: () => call(discardResetToken, { body: { token } }),
    refused,
    done: onDiscarded,
  })
  const message = discard.failure?.message ?? (form.failure?.fields ? null : form.failure?.message)
  return (
    <>
      <div className="stack">
        <h1 className="display">
          <Trans>Choose a new password</Trans>
        </h1>
        <p className="lead wrap-anywhere">
          <Trans>For {email}. Every other session of the account ends.</Trans>
        </p>
      </div>
      {message && (
        <Note tone="bad" spoken>
          {message}
        </Note>
      )}
      <form {...form.props}>
        {/* The password manager stores the new one under this name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField about={[email]} error={form.error('newPassword')} />
        <Button type="submit" block busy={form.busy}>
          <Trans>Change password</Trans>
        </Button>
      </form>
      <div className="stack">
        <p className="small muted">
          <Trans>Didn’t ask for this link? Discard it, and your password stays as it is.</Trans>
        </p>
        <div>
          <Button kind="secondary" size="small" busy={discard.busy} onClick={() => void discard.send()}>
            <Trans>This wasn’t me</Trans>
          </Button>
        </div>
      </div>
    </>
  )
}
