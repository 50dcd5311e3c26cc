import type { Screen } from '../../web/screens.ts'

/** The account's screens inside the portal. */
export const MEMBERSHIP_SCREENS: readonly Screen[] = [
  { path: '/my-account', slice: 'membership', load: () => import('./my-account.screen.tsx') },
]
