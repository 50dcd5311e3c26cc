import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const DASHBOARD_SCREENS: readonly Screen[] = [
  { path: '/home', slice: 'dashboard', load: () => import('./dashboard.screen.tsx') },
]
