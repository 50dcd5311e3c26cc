import type { Screen } from '../../web/screens.ts'
import { loadWords } from '../../web/words.ts'

/** The slice's screens. The dashboard also speaks the words of what it composes. */
export const DASHBOARD_SCREENS: readonly Screen[] = [
  {
    path: '/home',
    slice: 'dashboard',
    load: async () => {
      const [screen] = await Promise.all([
        import('./dashboard.screen.tsx'),
        loadWords('reservations'),
        loadWords('finance'),
      ])
      return screen
    },
  },
]
