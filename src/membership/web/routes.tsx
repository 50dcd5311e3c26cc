import type { Screen } from '../../web/screens.ts'

/** The screens of signing in and of the account. */
export const MEMBERSHIP_SCREENS: readonly Screen[] = [
  { path: '/login', slice: 'membership', load: () => import('./login.screen.tsx') },
  { path: '/forgot-password', slice: 'membership', load: () => import('./forgot-password.screen.tsx') },
  {
    path: '/reset-password',
    slice: 'membership',
    load: () => import('./reset-password.screen.tsx'),
  },
  { path: '/my-account', slice: 'membership', load: () => import('./my-account.screen.tsx') },
]
