import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot, phoneLink } from '../../web/boot.ts'
import { Button } from '../../web/ui/button.tsx'
import { Field } from '../../web/ui/fields/field.tsx'
import { PasswordInput } from '../../web/ui/fields/password-input.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { Note } from '../../web/ui/note.tsx'
import { useForm } from '../../web/use-form.ts'
import { signIn } from '../membership.endpoints.ts'
import { EndedNote } from './ended-note.tsx'
import { sendSignIn } from './session/sign-in.ts'
import { beginSession } from './session/start-session.ts'
import './account-forms.css'

/** Signing in. Where to go then is the guard's business: the address carries it. */
export default function LoginScreen() {
  const { t } = useLingui()
  const { phone } = boot
  const form = useForm({
    shape: signIn.body!,
    send: sendSignIn,
    done: ({ data }) => void beginSession(data),
  })
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
      {form.failure && !form.failure.fields ? (
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
        <Field label={t`Email`} required error={form.error('email')}>
          {(control) => (
            <TextInput {...control} name="email" type="email" inputMode="email" autoComplete="username" />
          )}
        </Field>
        <Field label={t`Password`} required error={form.error('password')}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <Link to="/forgot-password" className="link small forgot-link">
          <Trans>Forgot your password?</Trans>
        </Link>
        <Button type="submit" block busy={form.busy}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
      <p className="small muted">
        <Trans>
          First time here? Your concierge can send your access:{' '}
          <a className="link phone-link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      </p>
    </>
  )
}
