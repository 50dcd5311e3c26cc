import { type ComponentType, lazy, Suspense } from 'react'
import { stored } from '../../../membership/web/session/store.ts'
import { loadScreen, type Screen } from '../../../web/screens.ts'

// Loaded for those alone who have one: owners never see it.
const BANNER: Screen = {
  path: '/admin-users',
  slice: 'admin',
  load: () => import('../../../admin/web/acting-banner.tsx'),
}
const HERE_FOR: Screen = {
  path: '/home',
  slice: 'membership/web/trusted',
  load: () => import('../../../membership/web/trusted/here-for.tsx'),
}

/** An admin’s, or that of somebody trusted: whoever comes after the other begins on a new page. */
const load = () => loadScreen(stored().session?.trusted ? HERE_FOR : BANNER)

let banner: ComponentType | null = null

/** Loads the banner before the first page of an owner is drawn, so that it does not shift the page later. */
export async function loadActing(): Promise<void> {
  banner ??= (await load()).default
}

const LateBanner = lazy(load)

/** For whom an admin acts (spec, section 6), or somebody trusted is here; above every page. */
export function Acting() {
  const Banner = banner ?? LateBanner
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  )
}
