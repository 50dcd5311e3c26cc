import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../../web/ui/button.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { usePeople } from './use-people.ts'

/** The way from the account to the owner's people. */
export function PeopleLink() {
  const { t } = useLingui()
  const many = usePeople().data?.data.length
  return (
    <section className="section" aria-label={t`My people`}>
      <SectionHead
        title={t`My people`}
        lead={
          many ? (
            <Plural
              value={many}
              one="One person, written once for stays, visits and orders."
              other="# people, written once for stays, visits and orders."
            />
          ) : (
            <Trans>Family and guests, written once for stays, visits and orders.</Trans>
          )
        }
        action={
          <Link to="/my-account/people" className={buttonClass('secondary', 'small')}>
            <Trans>Open my people</Trans>
          </Link>
        }
      />
    </section>
  )
}
