import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const FINANCE_SCREENS: readonly Screen[] = [
  {
    path: '/my-reports',
    slice: 'finance',
    load: () => import('./my-reports.screen.tsx'),
  },
  {
    path: '/condomimium',
    slice: 'finance',
    load: () => import('./profit.screen.tsx'),
  },
]
