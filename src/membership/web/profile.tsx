import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../web/session/use-session.ts'
import { SectionHead } from '../../web/ui/page-head.tsx'

/** Who the account belongs to, to read. */
export function Profile() {
  const { t } = useLingui()
  const { user } = useSession()
  return (
    <section aria-label={t`Profile`}>
      <SectionHead title={t`Profile`} />
      <dl className="account-facts">
        <div>
          <dt>
            <Trans>Name</Trans>
          </dt>
          <dd>
            {user.name} {user.lastname}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Email</Trans>
          </dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>
            <Trans>Phone</Trans>
          </dt>
          <dd className="numeric">{user.phone ?? <Trans>Not given</Trans>}</dd>
        </div>
      </dl>
    </section>
  )
}
