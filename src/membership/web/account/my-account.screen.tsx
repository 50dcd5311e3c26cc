import { Trans, useLingui } from '@lingui/react/macro'
import { boot, phoneLink } from '../../../web/boot.ts'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Contracts } from './contracts.tsx'
import { Photos } from './gallery/photos.tsx'
import { PasswordForm } from './password-form.tsx'
import { PeopleLink } from './people/people-link.tsx'
import { Profile } from './profile.tsx'
import { SecurityLink } from './security/security-link.tsx'
import { Settings } from './settings/settings.tsx'
import { Trail } from './trail.tsx'
import '../account-forms.css'
import './my-account.css'

/** The owner's own data, photos, contracts, settings and password (spec, section 2: Account screens). */
export default function MyAccountScreen() {
  const { t } = useLingui()
  const { phone } = boot
  return (
    <div className="page fade">
      <PageHead
        title={t`My account`}
        lead={
          <Trans>
            Your details as the club has them. To correct your name, call the concierge at{' '}
            <a className="link phone-link" href={phoneLink}>
              {phone}
            </a>
            .
          </Trans>
        }
      />
      <div className="account-columns">
        <div>
          <Profile />
          <PeopleLink />
          <SecurityLink />
          <Photos />
          <Contracts />
          <Trail />
        </div>
        <div className="account-aside">
          <Settings />
          <PasswordForm />
        </div>
      </div>
    </div>
  )
}
