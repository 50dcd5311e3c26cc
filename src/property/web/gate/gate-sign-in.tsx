import { Trans } from '@lingui/react/macro'
import type { WireSession } from '../../../membership/membership.endpoints.ts'
import { signInBody } from '../../../membership/sign-in.shape.ts'
import { LatePasskey } from '../../../membership/web/late-passkey.tsx'
import { useSecondStep } from '../../../membership/web/session/second-step.ts'
import { sendSignIn } from '../../../membership/web/session/sign-in.ts'
import { SignInFields } from '../../../membership/web/sign-in-fields.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Note } from '../../../web/ui/note.tsx'
import { openKeys } from './open-keys.ts'

/**
 * Signing in at the gate, for the club's staff. The session is this page's own affair: the portal in other tabs is not
 * told, for nobody opens it here. Who has to set a second factor up does so first, on the page of the account's keys.
 */
export function GateSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { second, back, refused } = useSecondStep()
  const enter = (session: WireSession) => (session.mustSetUp ? void openKeys(session) : onSignedIn())
  const form = useForm({
    shape: signInBody,
    send: ({ email, password }) => sendSignIn({ email, password, admin: true }),
    refused,
    done: ({ data }) => enter(data),
  })
  if (second)
    return (
      <div className="card pad gate-sign-in">
        <second.Screen staff step={second.step} onBack={back} onDone={enter} />
      </div>
    )
  return (
    <div className="card pad stack stack-wide gate-sign-in">
      <form {...form.props} className="stack stack-wide">
        <h2 className="title">
          <Trans>Sign in to stand at the gate</Trans>
        </h2>
        <p className="muted">
          <Trans>With your account of the club’s staff.</Trans>
        </p>
        {form.failure && !form.failure.fields && form.failure.code !== 'FACTOR_NEEDED' && (
          <Note tone="bad" spoken>
            {form.failure.message}
          </Note>
        )}
        <SignInFields form={form} />
      </form>
      <LatePasskey onDone={enter} />
    </div>
  )
}
