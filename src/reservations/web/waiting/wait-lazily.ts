import { lazy } from 'react'

// The ways to wait are fetched apart: only who finds nothing waits.

export const LazyWaitForClosed = lazy(() =>
  import('./wait-besides.tsx').then((module) => ({ default: module.WaitForClosed })),
)
export const LazyWaitForFull = lazy(() =>
  import('./wait-besides.tsx').then((module) => ({ default: module.WaitForFull })),
)
export const LazyWaitHere = lazy(() =>
  import('./wait-here.tsx').then((module) => ({ default: module.WaitHere })),
)
