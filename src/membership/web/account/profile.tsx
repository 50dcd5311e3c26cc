import { Trans, useLingui } from '@lingui/react/macro'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import type { WireUser } from '../../membership.endpoints.ts'
import { useSession } from '../session/use-session.ts'
import { ContactFacts } from './contact/contact-facts.tsx'
import { useOwnAccount } from './settings/use-account.ts'

/** Who the account belongs to, to read: the owner, also where an admin acts for them. */
export function Profile() {
  const { t } = useLingui()
  const { user, actingFor } = useSession()
  const account = useOwnAccount()
  const owner = actingFor ? account.data?.data : user
  return (
    <section aria-label={t`Profile`}>
      <SectionHead title={t`Profile`} />
      {owner ? <Facts {...owner} own={!user.isAdmin} /> : <Skeleton height={180} radius={14} />}
    </section>
  )
}

/** Name, address and telephone; the owner in person changes the last two here. */
function Facts({ name, lastname, email, phone, own }: WireUser & { own: boolean }) {
  return (
    <dl className="account-facts">
      <div>
        <dt>
          <Trans>Name</Trans>
        </dt>
        <dd>
          {name} {lastname}
        </dd>
      </div>
      {own ? <ContactFacts email={email} phone={phone} /> : <ContactShown email={email} phone={phone} />}
    </dl>
  )
}

/** The same to read, where an admin acts for the owner. */
function ContactShown({ email, phone }: Pick<WireUser, 'email' | 'phone'>) {
  return (
    <>
      <div>
        <dt>
          <Trans>Email</Trans>
        </dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>
          <Trans>Phone</Trans>
        </dt>
        <dd className="numeric">{phone ?? <Trans>Not given</Trans>}</dd>
      </div>
    </>
  )
}
