import { lazy, Suspense } from 'react'
import { loadScreen } from '../../../web/screens.ts'

// Of those who sign in few are locked: it comes when it is needed, with the words of its slice.
const Restricted = lazy(() =>
  loadScreen({
    path: '/my-reports',
    slice: 'finance',
    load: () => import('../../../finance/web/reports/restricted-access.tsx'),
  }),
)

/** In place of a page while an executive report waits for the owner's signature (spec, sections 2 and 6). */
export default function RestrictedAccess() {
  return (
    <Suspense fallback={<div className="page" aria-busy="true" />}>
      <Restricted />
    </Suspense>
  )
}
