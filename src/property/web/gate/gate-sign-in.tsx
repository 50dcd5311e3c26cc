import { Trans } from '@lingui/react/macro'
import { signInBody } from '../../../membership/sign-in.shape.ts'
import { sendSignIn } from '../../../membership/web/session/sign-in.ts'
import { SignInFields } from '../../../membership/web/sign-in-fields.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Note } from '../../../web/ui/note.tsx'

/**
 * Signing in at the gate, for the club's staff. The session is this page's own affair: the portal in other tabs is not
 * told, for nobody opens it here.
 */
export function GateSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useForm({
    shape: signInBody,
    send: ({ email, password }) => sendSignIn({ email, password, admin: true }),
    done: onSignedIn,
  })
  return (
    <form {...form.props} className="card pad stack stack-wide gate-sign-in">
      <h2 className="title">
        <Trans>Sign in to stand at the gate</Trans>
      </h2>
      <p className="muted">
        <Trans>With your account of the club’s staff.</Trans>
      </p>
      {form.failure && !form.failure.fields && (
        <Note tone="bad" spoken>
          {form.failure.message}
        </Note>
      )}
      <SignInFields form={form} />
    </form>
  )
}
