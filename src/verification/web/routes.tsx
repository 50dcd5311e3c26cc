import type { Screen } from '../../web/screens.ts'

/** Where one finds out whether a mail or a caller is the club's. */
export const VERIFICATION_SCREENS: readonly Screen[] = [
  { path: '/verify', slice: 'verification', load: () => import('./mail/verify.screen.tsx') },
  { path: '/my-account/caller', slice: 'verification', load: () => import('./caller/caller.screen.tsx') },
]
