import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const DRAW_SCREENS: readonly Screen[] = [
  { path: '/my-reservations/draws', slice: 'draws', load: () => import('./draws.screen.tsx') },
  { path: '/my-reservations/draws/$id', slice: 'draws', load: () => import('./draw.screen.tsx') },
]
