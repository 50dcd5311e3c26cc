import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { type CallFailure, call } from '../../../../web/calls/call.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { changePassword } from '../../../passwords.endpoints.ts'
import { acceptInvitation, declineInvitation, type Invitation } from '../../../trusted.endpoints.ts'
import { NewPasswordField } from '../../new-password-field.tsx'
import { DayName } from '../people/day-name.tsx'
import { SCOPES_IN_SENTENCE } from './scope-words.tsx'

interface AcceptInvitationProps {
  token: string
  invitation: Invitation
  onAccepted: () => void
  onDeclined: () => void
  onUsedUp: () => void
}

const withPassword = z.object({ newPassword: changePassword.body!.shape.newPassword })
const without = z.object({})

/** What the owner lets them do, and the password by which they come; who has one here already only accepts. */
export function AcceptInvitation({
  token,
  invitation,
  onAccepted,
  onDeclined,
  onUsedUp,
}: AcceptInvitationProps) {
  const { i18n } = useLingui()
  const list = new Intl.ListFormat(useLanguage())
  const { owner, name, email, scopes, contracts, lastDay, hasAccount } = invitation
  const form = useForm({
    shape: (hasAccount ? without : withPassword) as typeof withPassword,
    send: ({ newPassword }) =>
      call(acceptInvitation, { body: { token, ...(!hasAccount && { newPassword }) } }),
    refused: ({ code }: CallFailure) => {
      if (code === 'INVITATION_USED_UP') onUsedUp()
    },
    done: onAccepted,
  })
  const no = useSend({
    send: () => call(declineInvitation, { body: { token } }),
    refused: ({ code }: CallFailure) => {
      if (code === 'INVITATION_USED_UP') onUsedUp()
    },
    done: onDeclined,
  })
  const may = list.format(scopes.map((scope) => i18n._(SCOPES_IN_SENTENCE[scope])))
  const places = list.format(contracts)
  const day = lastDay && <DayName day={lastDay} />
  return (
    <>
      <div className="stack">
        <h1 className="display">
          <Trans>{owner} lets you in</Trans>
        </h1>
        <p className="lead">
          <Trans>
            You may {may} at {places}, and nothing else. What you do there stands under your name, {name}.
          </Trans>{' '}
          {day && <Trans>It ends after {day}.</Trans>}
        </p>
      </div>
      {form.failure && !form.failure.fields && (
        <Note tone="bad" spoken>
          {form.failure.message}
        </Note>
      )}
      <form {...form.props}>
        {hasAccount ? (
          <p className="muted wrap-anywhere">
            <Trans>You sign in with {email} and the password that you have here already.</Trans>
          </p>
        ) : (
          <>
            <p className="muted wrap-anywhere">
              <Trans>You sign in with {email} and a password of your own.</Trans>
            </p>
            {/* The password manager stores the new one under this name. */}
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
            <NewPasswordField about={[email, name]} error={form.error('newPassword')} />
          </>
        )}
        <Button type="submit" block busy={form.busy}>
          <Trans>Accept the invitation</Trans>
        </Button>
        {no.failure && <FormError>{no.failure.message}</FormError>}
        <Button kind="ghost" block busy={no.busy} onClick={() => void no.send()}>
          <Trans>No, thank you</Trans>
        </Button>
      </form>
    </>
  )
}
