import { lazy, Suspense } from 'react'
import { loadScreen } from '../../../web/screens.ts'

// Owners never see it: it comes with the first page that an admin opens for one.
const Banner = lazy(() =>
  loadScreen({
    path: '/admin-users',
    slice: 'admin',
    load: () => import('../../../admin/web/acting-banner.tsx'),
  }),
)

/** For whom an admin acts, above every page (spec, section 6). */
export function Acting() {
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  )
}
