import type { Screen } from '../../web/screens.ts'

/** The account's screens inside the portal. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { path: '/my-account', slice: 'account', load: () => import('./my-account.screen.tsx') },
]
