import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isGuard } from '../../kernel/endpoint.ts'
import { SESSION_EXPIRED_WORDS, SESSION_REQUIRED_WORDS } from '../../kernel/words.ts'
import type { WireSession } from '../../membership/membership.endpoints.ts'
import { signInBody } from '../../membership/sign-in.shape.ts'
import { LatePasskey } from '../../membership/web/late-passkey.tsx'
import { useSecondStep } from '../../membership/web/session/second-step.ts'
import { sendSignIn } from '../../membership/web/session/sign-in.ts'
import { beginSession } from '../../membership/web/session/start-session.ts'
import { SignInFields } from '../../membership/web/sign-in-fields.tsx'
import { useForm } from '../../web/forms/use-form.ts'
import { Art } from '../../web/ui/art.tsx'
import { Note } from '../../web/ui/note.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { adminSearch } from './admin-search.ts'

/** The admins' own door. Once somebody has come in, the screen shows the owners to choose from. */
export function AdminSignIn() {
  const { second, back, refused } = useSecondStep()
  const form = useForm({
    shape: signInBody,
    send: (body) => sendSignIn({ ...body, admin: true }),
    refused,
    done: ({ data }) => enter(data),
  })
  if (second)
    return (
      <div className="page admin-door fade">
        <div className="arch" aria-hidden>
          <Art name="desk" hour="noon" night eager />
        </div>
        <second.Screen staff step={second.step} onBack={back} onDone={enter} />
      </div>
    )
  return (
    <div className="page admin-door fade">
      <div className="arch" aria-hidden>
        <Art name="desk" hour="noon" night eager />
      </div>
      <div className="stack">
        <h1 className="display">
          <Trans>Owner relations</Trans>
        </h1>
        <p className="lead">
          <Trans>The club’s own people sign in here to help an owner.</Trans>
        </p>
      </div>
      {form.failure && !form.failure.fields && form.failure.code !== 'FACTOR_NEEDED' ? (
        <Note tone="bad" spoken>
          {form.failure.message}
        </Note>
      ) : (
        <EndedNote />
      )}
      <form {...form.props}>
        <SignInFields form={form} />
      </form>
      <LatePasskey onDone={enter} />
      <p className="small muted">
        <Trans>
          You own a residence?{' '}
          <Link to="/login" className="link">
            Owners sign in here
          </Link>
        </Trans>
      </p>
    </div>
  )
}

/** A guard goes to the gate, a page that keeps no session in this store; one who has to set a second factor up does so first. */
function enter(session: WireSession): void {
  if (isGuard(session.user.roles) && !session.mustSetUp) location.assign('/gate')
  else void beginSession(session)
}

/** Why the one who was signed in has to sign in again. */
function EndedNote() {
  const { i18n } = useLingui()
  const { ended } = useSearchOf(adminSearch)
  if (!ended) return null
  const { id, message } = ended === 'idle' ? SESSION_EXPIRED_WORDS : SESSION_REQUIRED_WORDS
  return <Note spoken>{i18n._(id, undefined, { message })}</Note>
}
