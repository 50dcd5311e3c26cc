import './admin-layout.css'
import { useLingui } from '@lingui/react/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import type { WireSession } from '../../../membership/membership.endpoints.ts'
import { logOut } from '../../../membership/web/session/end-session.ts'
import { StepUp } from '../../../membership/web/session/step-up.tsx'
import { StillThere } from '../../../membership/web/session/still-there.tsx'
import { useStored } from '../../../membership/web/session/store.ts'
import { boot } from '../../../web/boot.ts'
import { useQueriesOfFrame } from '../../../web/calls/use-queries-of-frame.ts'
import { ClubZone } from '../../../web/club-zone.ts'
import { OWN_ZONE } from '../../../web/own-zone.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { ConnectionBar } from '../../../web/ui/connection/connection-bar.tsx'
import { TellsOfConnection } from '../../../web/ui/connection/use-held-back.tsx'
import { LanguageSwitch } from '../../../web/ui/language-switch.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { Toasts } from '../../../web/ui/toast/toast.tsx'
import { ROUTES } from '../route-table.ts'
import { whereTo } from '../where-to.ts'
import { isShownTo } from './admin-screens.ts'
import { Finder } from './finder.tsx'
import { LacksRole } from './lacks-role.tsx'
import { SkipLink } from './skip-link.tsx'
import { useRouteRow } from './use-route-row.ts'

/** The frame of the club's own people: a dark bar, the page below it (spec, section 2: own admin layout). */
export default function AdminLayout() {
  const session = useStored((state) => state.session)
  const row = useRouteRow()
  // A session that ends takes its page away at once: what is drawn there may ask who is signed in.
  const isLeft = !session && row !== undefined && whereTo(row, null) !== null
  const queries = useQueriesOfFrame()
  return (
    <QueryClientProvider client={queries}>
      <TellsOfConnection value={true}>
        <SkipLink />
        <header className="admin-bar">
          <Logo name={boot.brand.name} tagline={boot.brand.tagline} size={30} />
          {session?.user.isAdmin && !session.mustSetUp && <AdminNavigation roles={session.user.roles} />}
          <span className="admin-bar-end">
            {session?.user.isAdmin && !session.mustSetUp && <Finder roles={session.user.roles} />}
            {session ? <Person {...session} /> : <LanguageSwitch />}
            <SkinToggle />
            {session && <LogOutButton />}
          </span>
        </header>
        <ConnectionBar />
        <main id="main" tabIndex={-1}>
          {session && <LacksRole roles={session.user.roles} />}
          <ClubZone value={session?.clubZone ?? OWN_ZONE}>{!isLeft && <Outlet />}</ClubZone>
        </main>
        {session && <StillThere />}
        {session && <StepUp />}
        <Toasts />
      </TellsOfConnection>
    </QueryClientProvider>
  )
}

function Person({ user }: WireSession) {
  return (
    <b className="admin-bar-name">
      {user.name} {user.lastname}
    </b>
  )
}

function LogOutButton() {
  const { t } = useLingui()
  return (
    <IconButton label={t`Log out`} onClick={() => void logOut()}>
      <LogOut className="icon" />
    </IconButton>
  )
}

/** The club's own screens; where there is only one, nothing to choose from. */
function AdminNavigation({ roles }: { roles: readonly StaffRole[] }) {
  const { t, i18n } = useLingui()
  const rows = ROUTES.filter((row) => isShownTo(row, roles))
  if (rows.length < 2) return null
  return (
    <nav className="admin-bar-links" aria-label={t`Main`}>
      {rows.map(({ path, title }) => (
        <Link
          key={path}
          to={path}
          // The desk's address begins those of its other screens.
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {i18n._(title)}
        </Link>
      ))}
    </nav>
  )
}
