import { Trans } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { boot, phoneLink } from '../../web/boot.ts'
import { lateShape } from '../../web/forms/use-checked.ts'
import { useForm } from '../../web/forms/use-form.ts'
import { Note } from '../../web/ui/note.tsx'
import { EndedNote } from './ended-note.tsx'
import { LatePasskey } from './late-passkey.tsx'
import { useSecondStep } from './session/second-step.ts'
import { sendSignIn } from './session/sign-in.ts'
import { beginSession } from './session/start-session.ts'
import { SignInFields } from './sign-in-fields.tsx'
import './account-forms.css'

/** Needed when somebody sends the form, and on its way by then. */
const shape = lateShape(async () => (await import('../sign-in.shape.ts')).signInBody)

/** Signing in. Where to go then is the guard's business: the address carries it. */
export default function LoginScreen() {
  const { phone } = boot
  const { second, back, refused } = useSecondStep()
  const { as } = useSearch({ strict: false })
  const form = useForm({
    shape,
    // Where an invitation leads: the address may be an owner’s as well.
    send: (body) => sendSignIn(as === 'trusted' ? { ...body, trusted: true } : body),
    refused,
    done: ({ data }) => void beginSession(data),
  })
  useEffect(() => void shape.load().catch(() => {}), [])
  if (second)
    return <second.Screen step={second.step} onBack={back} onDone={(session) => void beginSession(session)} />
  return (
    <>
      <div className="stack">
        <h1 className="display">
          <Trans>Welcome home</Trans>
        </h1>
        <p className="lead">
          <Trans>Sign in to your residence, your reservations and the life around them.</Trans>
        </p>
      </div>
      {form.failure && !form.failure.fields && form.failure.code !== 'FACTOR_NEEDED' ? (
        <Note tone="bad" spoken>
          {form.failure.message}{' '}
          {form.failure.code === 'TOO_MANY' && (
            <Trans>
              A{' '}
              <Link to="/forgot-password" className="link">
                link to set a new password
              </Link>{' '}
              lets you in at once.
            </Trans>
          )}
        </Note>
      ) : (
        <EndedNote />
      )}
      <form {...form.props}>
        <SignInFields form={form}>
          <Link to="/forgot-password" className="link small forgot-link">
            <Trans>Forgot your password?</Trans>
          </Link>
        </SignInFields>
      </form>
      <LatePasskey onDone={(session) => void beginSession(session)} />
      <p className="small muted">
        <Trans>
          First time here? Your concierge can send your access:{' '}
          <a className="link phone-link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      </p>
      <p className="small">
        <Link to="/verify" className="link">
          <Trans>Is a message really from us?</Trans>
        </Link>
      </p>
    </>
  )
}
