import './main-layout.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { leadToContract, useLed } from '../../../membership/web/session/led-to-contract.ts'
import { stored, useStored } from '../../../membership/web/session/store.ts'
import { atRest } from '../../../web/at-rest.ts'
import { useQueriesOfFrame } from '../../../web/calls/use-queries-of-frame.ts'
import { keepShell } from '../../../web/keeper/keep-shell.ts'
import { ConnectionBar } from '../../../web/ui/connection/connection-bar.tsx'
import { TellsOfConnection } from '../../../web/ui/connection/use-held-back.tsx'
import { contractOfLink } from '../contract-of-link.ts'
import { WithLinesOfStay } from '../lines-of-stay.tsx'
import { visitorOf } from '../visitor.ts'
import { isLocked } from '../where-to.ts'
import { Acting } from './acting.tsx'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useRouteRow } from './use-route-row.ts'

const FrameRest = lazy(() => atRest().then(() => import('./frame-rest.tsx')))

/** Shows the contract that a mail's link names, if it is one of theirs, and goes on without its name in the address. */
function useContractOfLink() {
  const { history } = useRouter()
  useLayoutEffect(() => {
    const link = contractOfLink(history.location.href)
    if (!link) return
    if (stored().session?.contracts.some(({ id }) => id === link.id)) leadToContract(link.id)
    history.replace(link.href)
  }, [history])
}

/** The frame of every screen behind signing in: sidebar, header, page. */
export default function MainLayout() {
  const session = useStored((state) => state.session)
  const hasContract = useStored((state) => (state.session?.contracts.length ?? 0) > 0)
  const queries = useQueriesOfFrame()
  const [menuOpen, setMenuOpen] = useState(false)
  useEffect(() => keepShell(), [])
  useContractOfLink()
  // Logged out in this moment, here or in another tab: the page is being left.
  if (!session || !hasContract) return null
  return (
    <QueryClientProvider client={queries}>
      <TellsOfConnection value={true}>
        <SkipLink />
        <div className="shell">
          <Sidebar />
          <div className="shell-page">
            <div id="paper-head" />
            {(session.actingFor || session.trusted) && <Acting />}
            <Header menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
            <ConnectionBar />
            <Led />
            <main id="main" tabIndex={-1}>
              <WithLinesOfStay>
                <Page />
              </WithLinesOfStay>
            </main>
          </div>
        </div>
        <Suspense fallback={null}>
          <FrameRest menuOpen={menuOpen} onMenuClosed={() => setMenuOpen(false)} />
        </Suspense>
      </TellsOfConnection>
    </QueryClientProvider>
  )
}

const ContractLed = lazy(() => import('./contract-led.tsx'))

/** Loaded for those alone whom a link has led to another contract: hardly anybody has several. */
function Led() {
  const led = useLed()
  return (
    led && (
      <Suspense fallback={null}>
        <ContractLed key={led.to} />
      </Suspense>
    )
  )
}

/** Loaded for those alone who are locked out of what they have opened. */
const RestrictedAccess = lazy(() => import('./restricted-access.tsx'))

/** The screen, or Restricted Access where an unsigned report locks it. */
function Page() {
  const row = useRouteRow()
  useNoteView(row?.path)
  // The session is what locks; reading it here draws again when it changes.
  useStored((state) => state.session)
  return row && isLocked(row, visitorOf(stored())) ? (
    <Suspense fallback={null}>
      <RestrictedAccess />
    </Suspense>
  ) : (
    <Outlet />
  )
}

/** Tells the count of use which screen is on show; it loads by itself and nothing waits for it. */
function useNoteView(path: string | undefined) {
  useEffect(() => {
    // The count is of owners and of the club’s people.
    if (!path || stored().session?.trusted) return
    atRest()
      .then(() => import('../../../about/web/analytics/analytics.ts'))
      .then(({ noteView }) => noteView(path))
      .catch(() => {})
  }, [path])
}
