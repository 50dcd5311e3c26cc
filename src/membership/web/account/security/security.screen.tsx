import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Lock from 'lucide-react/icons/lock'
import { boot, phoneLink } from '../../../../web/boot.ts'
import { buttonClass } from '../../../../web/ui/button.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { FactorRow } from '../../keys/factor-row.tsx'
import { PasskeysRow } from '../../keys/passkeys-row.tsx'
import { useSession } from '../../session/use-session.ts'
import { PasswordForm } from '../password-form.tsx'
import { Devices } from './devices.tsx'
import { SecurityFrame } from './security-frame.tsx'
import { WhenAsked } from './when-asked.tsx'

/** What opens the account, and the devices that are signed in to it. */
export default function SecurityScreen() {
  const { t } = useLingui()
  const { trusted } = useSession()
  if (trusted) {
    return (
      <SecurityFrame>
        <div className="security-main">
          <ul className="security-rows" aria-label={t`What opens this account`}>
            <PasskeysRow />
            <FactorRow />
          </ul>
          <PasswordForm />
          <Devices />
        </div>
      </SecurityFrame>
    )
  }
  return (
    <SecurityFrame>
      <div className="security-columns">
        <div className="security-main">
          <section aria-label={t`What opens this account`}>
            <SectionHead title={t`What opens this account`} />
            <ul className="security-rows">
              <PasskeysRow />
              <FactorRow />
              <li>
                <span className="security-well">
                  <Lock aria-hidden />
                </span>
                <div>
                  <h3 className="sub">
                    <Trans>Password</Trans>
                  </h3>
                  <p className="small muted">
                    <Trans>A change ends every other session, and you are told by email.</Trans>
                  </p>
                </div>
                <div className="security-acts">
                  <Link to="/my-account" hash="change-password" className={buttonClass('secondary', 'small')}>
                    <Trans>Change password</Trans>
                  </Link>
                </div>
              </li>
            </ul>
          </section>
          <Devices />
        </div>
        <div className="security-aside">
          <aside className="card pad stack" aria-labelledby="is-it-the-club">
            <h2 className="sub" id="is-it-the-club">
              <Trans>Is it really the club?</Trans>
            </h2>
            <p className="small muted">
              <Trans>
                Somebody calls or writes in our name? See whether it is us, before you say a word about money.
              </Trans>
            </p>
            <p className="small muted">
              <Trans>
                In doubt, hang up and call the concierge at{' '}
                <a className="link phone-link" href={phoneLink}>
                  {boot.phone}
                </a>
                .
              </Trans>
            </p>
            <p className="row wrap">
              <Link to="/my-account/caller" className={buttonClass('secondary', 'small')}>
                <Trans>Verify a caller</Trans>
              </Link>
              <Link to="/verify" className={buttonClass('secondary', 'small')}>
                <Trans>Check an email</Trans>
              </Link>
            </p>
          </aside>
          <WhenAsked />
        </div>
      </div>
    </SecurityFrame>
  )
}
