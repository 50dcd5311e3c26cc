import type { Screen } from '../../web/screens.ts'

/** The marketplace is one screen behind four addresses (spec, section 2). */
const PATHS = ['/things-to-do', '/things-to-do/product/$slug', '/things-to-do/cart', '/things-to-do/checkout']

/** The slice's screens. */
export const MARKETPLACE_SCREENS: readonly Screen[] = [
  ...PATHS.map((path) => ({
    path,
    slice: 'marketplace',
    load: () => import('./marketplace.screen.tsx'),
  })),
  { path: '/guest-pass', slice: 'marketplace', load: () => import('./guests/guest-pass.screen.tsx') },
]
