import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { boot, phoneLink } from '../../../../web/boot.ts'
import { buttonClass } from '../../../../web/ui/button.tsx'
import { LinkEnd } from '../../mailed-link.tsx'

/** A link of an alarm that opens nothing any more; `lead` says for how long it did. */
export function AlarmUsedUp({ lead }: { lead: ReactNode }) {
  return (
    <LinkEnd title={<Trans>This link no longer works</Trans>} lead={lead}>
      <Link to="/forgot-password" className={buttonClass()}>
        <Trans>Set a new password</Trans>
      </Link>
      <Link to="/login" className={buttonClass('secondary')}>
        <Trans>Go to sign in</Trans>
      </Link>
    </LinkEnd>
  )
}

/** Whom to call where more than the account's way in was touched. */
export function IfSomethingIsMissing() {
  return (
    <Trans>
      If something is missing or was changed, call the concierge at{' '}
      <a className="link phone-link" href={phoneLink}>
        {boot.phone}
      </a>
      .
    </Trans>
  )
}
