import './settings.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../../web/ui/skeleton.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { NewsletterSwitch } from './newsletter-switch.tsx'
import { useOwnAccount } from './use-account.ts'

/** What the owner sets by themselves: the newsletter and the portal's language. */
export function Settings() {
  const { t } = useLingui()
  const account = useOwnAccount()
  return (
    <section className="card pad account-settings" aria-label={t`Settings`}>
      <SectionHead title={<Trans>Settings</Trans>} />
      {account.data ? (
        <>
          <NewsletterSwitch isOn={account.data.data.newsletter} />
          <p>
            <Link to="/my-account/mail" className="link">
              <Trans>Choose which emails you receive</Trans>
            </Link>
          </p>
          <p>
            <Link to="/my-account/deadlines" className="link">
              <Trans>Put your deadlines in your calendar</Trans>
            </Link>
          </p>
          <LanguageChoice languageName={account.data.data.languageName} />
        </>
      ) : account.isError ? (
        <LoadError query={account} />
      ) : (
        <Loading label={t`Loading your settings`}>
          <div className="stack stack-wide">
            <Skeleton height={46} />
            <Skeleton height={92} />
          </div>
        </Loading>
      )}
    </section>
  )
}
