import { type ComponentType, lazy, Suspense } from 'react'
import { loadScreen, type Screen } from '../../../web/screens.ts'

// Loaded for admins only: owners never see it.
const BANNER: Screen = {
  path: '/admin-users',
  slice: 'admin',
  load: () => import('../../../admin/web/acting-banner.tsx'),
}

let banner: ComponentType | null = null

/** Loads the banner before the first page of an owner is drawn, so that it does not shift the page later. */
export async function loadActing(): Promise<void> {
  banner ??= (await loadScreen(BANNER)).default
}

const LateBanner = lazy(() => loadScreen(BANNER))

/** For whom an admin acts, above every page (spec, section 6). */
export function Acting() {
  const Banner = banner ?? LateBanner
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  )
}

let hereFor: ComponentType | null = null
const loadBanner = () => import('./here-for.tsx')
const LateHereFor = lazy(loadBanner)

/** The same of the banner of somebody trusted. */
export async function loadHereFor(): Promise<void> {
  hereFor ??= (await loadBanner()).default
}

/** For whom somebody trusted is here, above every page. */
export function ForSomebody() {
  const Banner = hereFor ?? LateHereFor
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  )
}
