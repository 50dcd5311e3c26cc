import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot } from '../../web/boot.ts'
import { call } from '../../web/calls/call.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { validateResetToken } from '../passwords.endpoints.ts'
import { CheckingLink, LinkUnchecked } from './mailed-link.tsx'
import { NewPassword } from './new-password.tsx'
import { resetSearch } from './reset-search.ts'
import { type Unopened, useMailedLink } from './use-mailed-link.ts'
import './account-forms.css'

type ResetLink =
  | { at: 'open'; token: string; email: string; isAdmin: boolean }
  | { at: 'changed'; isAdmin: boolean }
  | { at: 'discarded' }

/** Where a reset link leads: a new password, or "this wasn't me" (spec, section 4: Password reset). */
export default function ResetPasswordScreen() {
  const { token } = useSearchOf(resetSearch)
  const { link, setLink, retry } = useMailedLink<ResetLink>(token, askAbout)

  if (link.at === 'asking') return <CheckingLink />
  if (link.at === 'failed') return <LinkUnchecked failure={link.failure} onRetry={retry} />
  if (link.at === 'open') {
    const { isAdmin } = link
    return (
      <NewPassword
        token={link.token}
        email={link.email}
        onChanged={() => setLink({ at: 'changed', isAdmin })}
        onDiscarded={() => setLink({ at: 'discarded' })}
        onUsedUp={() => setLink({ at: 'used-up' })}
      />
    )
  }
  return <LinkClosed at={link.at} door={link.at === 'changed' && link.isAdmin ? '/admin-users' : '/login'} />
}

async function askAbout(token: string, signal: AbortSignal): Promise<ResetLink | Unopened> {
  const result = await call(validateResetToken, { body: { token }, signal })
  if (result.ok) return { at: 'open', token, ...result.value.data }
  return result.status >= 400 && result.status < 500 && result.code !== 'TOO_MANY'
    ? { at: 'used-up' }
    : { at: 'failed', failure: result }
}

/** The link's last word, and the way on. */
function LinkClosed({
  at,
  door,
}: {
  at: 'used-up' | 'changed' | 'discarded'
  /** Where the account signs in. */
  door: '/login' | '/admin-users'
}) {
  const { phone } = boot
  return (
    <>
      <div className="stack" role="status">
        <h1 className="display">
          {at === 'used-up' && <Trans>This link no longer works</Trans>}
          {at === 'changed' && <Trans>Your password is changed</Trans>}
          {at === 'discarded' && <Trans>The link is discarded</Trans>}
        </h1>
        <p className="lead">
          {at === 'used-up' && (
            <Trans>
              The newest link works once, for one hour. Ask for a new one, or call the concierge at {phone}.
            </Trans>
          )}
          {at === 'changed' && (
            <Trans>Every other session of your account has ended. Sign in with the new password.</Trans>
          )}
          {at === 'discarded' && (
            <Trans>
              Your password stays as it was. If such emails keep coming, tell the concierge at {phone}.
            </Trans>
          )}
        </p>
      </div>
      <div className="form-actions">
        {at === 'used-up' && (
          <Link to="/forgot-password" className={buttonClass()}>
            <Trans>Ask for a new link</Trans>
          </Link>
        )}
        <Link to={door} className={buttonClass(at === 'used-up' ? 'secondary' : 'primary')}>
          <Trans>Go to sign in</Trans>
        </Link>
      </div>
    </>
  )
}
