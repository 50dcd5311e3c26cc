import type { Screen } from '../../web/screens.ts'

/** The screens about the club. */
export const ABOUT_SCREENS: readonly Screen[] = [
  { path: '/about-us', slice: 'about', load: () => import('./about-us.screen.tsx') },
  { path: '/terms-conditions/$term/$lang', slice: 'about', load: () => import('./terms.screen.tsx') },
]
