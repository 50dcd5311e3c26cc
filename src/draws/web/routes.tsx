import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const DRAW_SCREENS: readonly Screen[] = [
  {
    path: '/my-reservations/draws',
    slice: 'draws',
    load: async () => (await import('./draws-later.ts')).drawsScreen(),
  },
  {
    path: '/my-reservations/draws/$id',
    slice: 'draws',
    load: async () => (await import('./draws-later.ts')).drawScreen(),
  },
]
