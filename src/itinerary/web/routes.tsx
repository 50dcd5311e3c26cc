import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const ITINERARY_SCREENS: readonly Screen[] = [
  { path: '/my-reservations/$id', slice: 'itinerary', load: () => import('./stay.screen.tsx') },
]
