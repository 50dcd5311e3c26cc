import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot, phoneLink } from '../boot.ts'
import { SCREEN_PATHS } from '../registered.ts'
import { useSession } from '../session/use-session.ts'
import { buttonClass } from '../ui/button.tsx'
import { StateBox } from '../ui/state-box.tsx'

/** In place of a page while an executive report waits for the owner's signature (spec, sections 2 and 6). */
export function RestrictedAccess() {
  const { t } = useLingui()
  const { user } = useSession()
  const { phone } = boot
  return (
    <div className="page">
      <StateBox
        art="lighthouse"
        level="h1"
        title={t`Restricted Access`}
        actions={
          <>
            {!user.isAdmin && SCREEN_PATHS.has('/my-reports') && (
              <Link to="/my-reports" className={buttonClass()}>
                <Trans>Sign report</Trans>
              </Link>
            )}
            <a className={buttonClass('secondary')} href={phoneLink}>
              <Trans>Call the concierge, {phone}</Trans>
            </a>
          </>
        }
      >
        {user.isAdmin ? (
          <Trans>
            An executive report is waiting for the owner’s signature. Ask the owner to sign it; this page
            opens again once that is done.
          </Trans>
        ) : (
          <Trans>
            An executive report is waiting for your signature. Contact the concierge to sign it; this page
            opens again once that is done.
          </Trans>
        )}
      </StateBox>
    </div>
  )
}
