import { type ComponentType, lazy, Suspense } from 'react'
import { loadScreen, type Screen } from '../../../web/screens.ts'

// Owners never see it: its code and words come for an admin alone.
const BANNER: Screen = {
  path: '/admin-users',
  slice: 'admin',
  load: () => import('../../../admin/web/acting-banner.tsx'),
}

let banner: ComponentType | null = null

/** Brings the banner before the first page of an owner is drawn: it is there with the first frame, and nothing moves. */
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
