import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const PROMOTION_SCREENS: readonly Screen[] = [
  { path: '/promotions', slice: 'promotions', load: () => import('./promotions.screen.tsx') },
  {
    path: '/promotions/shared/$slug/$lang',
    slice: 'promotions',
    load: () => import('./shared.screen.tsx'),
  },
  { path: '/exchanges', slice: 'promotions', load: () => import('./exchange/exchanges.screen.tsx') },
]
