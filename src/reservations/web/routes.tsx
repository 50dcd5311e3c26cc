import type { Screen } from '../../web/screens.ts'
import { benefitsSearch } from './benefits-search.ts'
import { bookingsSearch } from './bookings-search.ts'
import { staySearch } from './stay-search.ts'

/** The slice's screens. */
export const RESERVATION_SCREENS: readonly Screen[] = [
  {
    path: '/my-reservations',
    slice: 'reservations',
    load: () => import('./reservations.screen.tsx'),
    search: bookingsSearch,
  },
  {
    path: '/my-reservations/request',
    slice: 'reservations',
    load: () => import('./request.screen.tsx'),
    search: staySearch,
  },
  {
    path: '/my-benefits',
    slice: 'reservations',
    load: () => import('./benefits.screen.tsx'),
    search: benefitsSearch,
  },
]
