import './root.css'
import { useLingui } from '@lingui/react/macro'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { validatorLanguageOf } from '../../../kernel/language.ts'
import { drafts } from '../../../membership/web/session/drafts.ts'
import { useStored } from '../../../membership/web/session/store.ts'
import { atRest } from '../../../web/at-rest.ts'
import { boot } from '../../../web/boot.ts'
import { FaultLanguage } from '../../../web/forms/fault-language.ts'
import { DraftKeeper } from '../../../web/forms/use-draft.ts'
import { followTitle } from '../../../web/page-title.ts'
import { useRouteRow } from './use-route-row.ts'

/** What every page has: its title, focus that follows navigation, and the sign that something is on its way. */
export function Root() {
  useDocumentTitle()
  useFocusOnNavigation()
  useEffect(loadLater, [])
  useGuardsAgain()
  const code = useStored((state) => state.session?.user.languageCode)
  return (
    <FaultLanguage value={code === undefined ? null : validatorLanguageOf(code)}>
      <DraftKeeper value={drafts}>
        <LoadingBar />
        <Outlet />
      </DraftKeeper>
    </FaultLanguage>
  )
}

/**
 * What the first drawing does not wait for: a fallback for the focus, the letters that few names have, and how a toast keeps off the
 * page's buttons: the first one may say that the connection is gone.
 */
function loadLater() {
  atRest()
    .then(() =>
      Promise.all([
        import('../../../web/keep-focus.ts'),
        import('../../../web/styles/at-rest.css'),
        import('../../../web/ui/toast/keep-clear.ts'),
      ]),
    )
    .then(([{ keepFocus }]) => keepFocus())
    .catch(() => {})
}

function useDocumentTitle() {
  const { i18n } = useLingui()
  const row = useRouteRow()
  const title = row && i18n._(row.title)
  // The home's heading is a greeting.
  const saysHeading = row !== undefined && row.path !== '/home'
  useEffect(() => followTitle({ title, saysHeading, brand: boot.brand.name }), [title, saysHeading])
}

/**
 * After each navigation the focus stands at the page's heading, where a screen reader goes on reading. A page about one
 * thing that is opened from outside, by a link in a mail, begins there too, unless the focus has been moved meanwhile.
 */
function useFocusOnNavigation() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const isOfOne = isOneOfMany(useRouteRow()?.path)
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (path === undefined || path === before.current) return
    const isFirst = before.current === undefined
    before.current = path
    if (isFirst && !(isOfOne && document.activeElement === document.body)) return
    return focusHeading()
  }, [path, isOfOne])
}

/** Whether a route shows one thing of many, named by its address. */
const isOneOfMany = (path = '') => path.includes('$') && !path.startsWith('/terms-conditions')

/**
 * Moves the focus to the heading, or to the page until it has one; where that was the heading of a loading page, then to the loaded page’s,
 * unless the person has moved the focus. Answers how to stop.
 */
function focusHeading(): () => void {
  let place = takeFocus()
  const watching = new MutationObserver(() => {
    const waits = place?.localName === 'main' && document.activeElement === place
    if (place?.isConnected && !(waits && document.querySelector('main h1'))) return
    if (!waits && document.activeElement !== document.body) watching.disconnect()
    else place = takeFocus()
  })
  watching.observe(document.body, { childList: true, subtree: true })
  return () => watching.disconnect()
}

function takeFocus(): HTMLElement | null {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  place?.setAttribute('tabindex', '-1')
  place?.focus({ preventScroll: true })
  return place
}

/** The guards ask anew when somebody signs in, in whichever tab, or another contract is selected. */
function useGuardsAgain() {
  const router = useRouter()
  const signedIn = useStored((state) => state.session !== null)
  const contractId = useStored((state) => state.contractId)
  const asked = useRef({ signedIn, contractId })
  useEffect(() => {
    const before = asked.current
    asked.current = { signedIn, contractId }
    const began = signedIn && !before.signedIn
    if (began || (signedIn && contractId !== before.contractId)) void router.invalidate()
  }, [router, signedIn, contractId])
}

/** Shown only when a navigation takes longer than a moment, and hidden after it (spec, section 2). */
function LoadingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading ? <div className="loading-bar" aria-hidden /> : null
}
