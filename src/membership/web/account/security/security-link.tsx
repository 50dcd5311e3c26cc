import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../../web/ui/button.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'

/** The way from the account to its security. */
export function SecurityLink() {
  const { t } = useLingui()
  return (
    <section className="section" aria-label={t`Security`}>
      <SectionHead
        title={t`Security`}
        lead={<Trans>Where you are signed in, and who came to your account.</Trans>}
        action={
          <Link to="/my-account/security" className={buttonClass('secondary', 'small')}>
            <Trans>Open security</Trans>
          </Link>
        }
      />
    </section>
  )
}
