import { lazy } from 'react'

/** The way onto the waiting list; only who finds nothing loads it. */
export const LazyWaitLink = lazy(() =>
  import('./wait-link.tsx').then((module) => ({ default: module.WaitLink })),
)
