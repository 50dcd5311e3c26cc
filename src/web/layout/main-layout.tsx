import './main-layout.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../query.ts'
import { StillThere } from '../session/still-there.tsx'
import { visitorOf } from '../session/visitor.ts'
import { stored, useStored } from '../store.ts'
import { Toasts } from '../ui/toast.tsx'
import { isLocked } from '../where-to.ts'
import { Header } from './header.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { RestrictedAccess } from './restricted-access.tsx'
import { Sidebar } from './sidebar.tsx'
import { ToTop } from './to-top.tsx'
import { useRouteRow } from './use-route-row.ts'

/** The frame of every screen behind signing in: sidebar, header, page. */
export default function MainLayout() {
  const session = useStored((state) => state.session)
  const hasContract = useStored((state) => (state.session?.contracts.length ?? 0) > 0)
  const [queries] = useState(newQueryClient)
  const [menuOpen, setMenuOpen] = useState(false)
  // Logged out in this moment, here or in another tab: the page is being left.
  if (!session || !hasContract) return null
  return (
    <QueryClientProvider client={queries}>
      <SkipLink />
      <div className="shell">
        <Sidebar />
        <div className="shell-page">
          <Header menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
          <main id="main" tabIndex={-1}>
            <Page />
          </main>
        </div>
      </div>
      <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
      <ToTop />
      <StillThere />
      <Toasts />
    </QueryClientProvider>
  )
}

/** The screen, or Restricted Access where an unsigned report locks it. */
function Page() {
  const row = useRouteRow()
  // The session is what locks; reading it here draws again when it changes.
  useStored((state) => state.session)
  return row && isLocked(row, visitorOf(stored())) ? <RestrictedAccess /> : <Outlet />
}

function SkipLink() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Skip`}>
      <a className="skip-link" href="#main">
        <Trans>Skip to content</Trans>
      </a>
    </nav>
  )
}

const FRESH_MS = 60_000

function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Asked even when the browser believes it is offline, so that the screen can say what is wrong.
        networkMode: 'always',
        retry: (failures, problem) => failures < 1 && isWorthAnotherTry(problem),
      },
    },
  })
}

function isWorthAnotherTry(problem: Error): boolean {
  return problem instanceof CallError && (problem.failure.status === 0 || problem.failure.status >= 500)
}
