import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const TRADE_SCREENS: readonly Screen[] = [
  {
    path: '/my-reservations/trades',
    slice: 'trades',
    load: async () => (await import('./trades-later.ts')).tradesScreen(),
  },
]
