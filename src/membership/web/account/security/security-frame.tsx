import '../../../../web/ui/fields/segmented.css'
import './security.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { PageHead } from '../../../../web/ui/page-head.tsx'
import { RestrictedNote } from '../../../../web/ui/restricted-note.tsx'
import { useSession } from '../../session/use-session.ts'

/** The frame of the account's security: its head, and the way from one page to the other. It is the owner's own. */
export function SecurityFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { user, trusted } = useSession()
  if (trusted) return <OwnSecurity>{children}</OwnSecurity>
  return (
    <div className="page fade">
      <PageHead
        back={
          <Link to="/my-account" className="link small security-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>My account</Trans>
          </Link>
        }
        title={t`Security`}
        lead={<Trans>What opens your account, whom you let in, and who came.</Trans>}
      />
      <nav className="segmented security-nav" aria-label={t`Security`}>
        <Link to="/my-account/security">
          <Trans>Keys</Trans>
        </Link>
        <Link to="/my-account/trusted">
          <Trans>People you trust</Trans>
        </Link>
        <Link to="/my-account/access">
          <Trans>Access</Trans>
        </Link>
        <Link to="/my-account/caller">
          <Trans>Verify a caller</Trans>
        </Link>
      </nav>
      {user.isAdmin ? <RestrictedNote /> : children}
    </div>
  )
}

/** The same for somebody trusted: their own sign-in, and nothing of the owner’s. */
function OwnSecurity({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="page fade">
      <PageHead
        title={t`Your sign-in`}
        lead={
          <Trans>
            Your keys and your password, and where you are signed in. They are yours alone: the owner sees
            nothing of them.
          </Trans>
        }
      />
      {children}
    </div>
  )
}
