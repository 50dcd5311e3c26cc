import { Trans } from '@lingui/react/macro'
import { SectionHead } from '../../../../web/ui/page-head.tsx'

/** The mails that cannot be switched off, and why. */
export function AlwaysByMail() {
  return (
    <section className="card pad">
      <SectionHead
        title={<Trans>Always by email</Trans>}
        lead={
          <Trans>
            These protect your account and your money, or answer what you began yourself. They can’t be
            switched off.
          </Trans>
        }
      />
      <ul className="mail-always">
        <li>
          <Trans>
            Your account: a link for a new password, that your password was changed, and that a new device
            signed in.
          </Trans>
        </li>
        <li>
          <Trans>
            Your money: orders, what was paid or cancelled of them, reports to sign, and answers about your
            transactions.
          </Trans>
        </li>
        <li>
          <Trans>Your meetings, and answers to what you wrote to the club.</Trans>
        </li>
      </ul>
    </section>
  )
}
