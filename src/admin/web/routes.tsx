import type { Screen } from '../../web/screens.ts'

/** The screen of the club's own people. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { path: '/desk', slice: 'admin', load: () => import('./desk/desk.screen.tsx') },
  {
    path: '/desk/days',
    slice: 'admin',
    load: () => import('../../marketplace/desk/day-lists/day-lists.screen.tsx'),
  },
  {
    path: '/desk/house',
    slice: 'admin',
    load: () => import('../../reservations/desk/house/house.screen.tsx'),
  },
  { path: '/desk/owners/$id', slice: 'admin/web/owner', load: () => import('./owner/owner.screen.tsx') },
  {
    path: '/desk/repairs',
    slice: 'property/desk/repairs',
    load: () => import('../../property/desk/repairs/repairs.screen.tsx'),
  },
  {
    path: '/desk/repairs/$id',
    slice: 'property/desk/repairs',
    load: () => import('../../property/desk/repairs/repair.screen.tsx'),
  },
  {
    path: '/desk/waiting',
    slice: 'admin',
    load: () => import('../../reservations/desk/waiting/waiting-weeks.screen.tsx'),
  },
  {
    path: '/desk/draws',
    slice: 'draws/desk/rounds',
    load: () => import('../../draws/desk/rounds/draws-desk.screen.tsx'),
  },
  {
    path: '/desk/callers',
    slice: 'admin',
    load: () => import('../../verification/desk/callers.screen.tsx'),
  },
  { path: '/desk/publish', slice: 'admin', load: () => import('./publish/publish.screen.tsx') },
  { path: '/reports', slice: 'admin/web/reports', load: () => import('./reports/reports.screen.tsx') },
  { path: '/settings', slice: 'admin/web/settings', load: () => import('./settings/settings.screen.tsx') },
  { path: '/staff', slice: 'admin', load: () => import('./staff/staff.screen.tsx') },
  { path: '/admin-users', slice: 'admin', load: () => import('./admin-users.screen.tsx') },
]
