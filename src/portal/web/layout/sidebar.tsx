import './sidebar.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import { lazy, Suspense } from 'react'
import { logOut } from '../../../membership/web/session/end-session.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { atRest } from '../../../web/at-rest.ts'
import { boot, phoneLink } from '../../../web/boot.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { Navigation } from './navigation-links.tsx'
import { WriteLink } from './write-link.tsx'

// How many answers are new is asked once the page stands: the first one carries nothing of it.
const ConciergeLink = lazy(() => atRest().then(() => import('./concierge-link.tsx')))
const OtherLanguage = lazy(() =>
  atRest().then(() => import('../../../membership/web/account/settings/other-language.tsx')),
)

/** The column on the left of wide windows (960 px and more; spec, section 2). */
export function Sidebar() {
  return (
    <aside className="sidebar">
      <HomeLink />
      <Navigation />
      <SidebarFoot />
    </aside>
  )
}

/** The logo, which leads home. */
function HomeLink() {
  return (
    <Link to="/home" className="home-link">
      <Logo name={boot.brand.name} tagline={boot.brand.tagline} />
      <span className="hidden-text">
        <Trans>Go to dashboard</Trans>
      </span>
    </Link>
  )
}

/** The concierge's number, the version, the other language, the skin and the way out. */
export function SidebarFoot() {
  const { t } = useLingui()
  const { user, trusted } = useSession()
  return (
    <div className="sidebar-foot">
      <div className="concierge">
        <b>
          <Trans>Your concierge</Trans>
        </b>
        <Trans>A call away for anything you need</Trans>
        <a href={phoneLink}>{boot.phone}</a>
        {!trusted && (
          <Suspense fallback={<WriteLink />}>
            <ConciergeLink />
          </Suspense>
        )}
      </div>
      <div className="sidebar-actions">
        <span>v{boot.version}</span>
        <span className="row">
          {!user.isAdmin && (
            <Suspense>
              <OtherLanguage />
            </Suspense>
          )}
          <SkinToggle />
          <IconButton label={t`Log out`} onClick={() => void logOut()}>
            <LogOut className="icon" />
          </IconButton>
        </span>
      </div>
    </div>
  )
}
