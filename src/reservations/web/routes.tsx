import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const RESERVATION_SCREENS: readonly Screen[] = [
  {
    path: '/my-reservations',
    slice: 'reservations',
    load: () => import('./reservations.screen.tsx'),
  },
  {
    path: '/my-reservations/request',
    slice: 'reservations',
    load: () => import('./request/request.screen.tsx'),
  },
  {
    path: '/my-reservations/waiting',
    slice: 'reservations',
    load: () => import('./waiting/waiting.screen.tsx'),
  },
  {
    path: '/my-reservations/edit/$id',
    slice: 'reservations',
    load: () => import('./edit/edit.screen.tsx'),
  },
  {
    path: '/my-benefits',
    slice: 'reservations',
    load: () => import('./benefits/benefits.screen.tsx'),
  },
]
