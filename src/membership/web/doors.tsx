import type { Screen } from '../../web/screens.ts'

/** The screens of those who are not signed in yet. */
export const DOORS: readonly Screen[] = [
  { path: '/login', slice: 'membership', load: () => import('./login.screen.tsx') },
  { path: '/forgot-password', slice: 'membership', load: () => import('./forgot-password.screen.tsx') },
  { path: '/reset-password', slice: 'membership', load: () => import('./reset-password.screen.tsx') },
]
