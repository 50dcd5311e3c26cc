import type { Screen } from '../../web/screens.ts'

const rareRooms = () => import('./rare-rooms.ts')

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
    slice: 'reservations/desk/house',
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
    load: async () => (await rareRooms()).waitingWeeksScreen(),
  },
  {
    path: '/desk/draws',
    slice: 'draws/desk/rounds',
    load: async () => (await rareRooms()).deskDrawsScreen(),
  },
  {
    path: '/desk/trades',
    slice: 'trades/desk/trades',
    load: async () => (await rareRooms()).tradesDeskScreen(),
  },
  {
    path: '/desk/trades/$id',
    slice: 'trades/desk/trades',
    load: async () => (await rareRooms()).tradeDeskScreen(),
  },
  {
    path: '/desk/callers',
    slice: 'admin',
    load: async () => (await rareRooms()).callersScreen(),
  },
  { path: '/desk/money', slice: 'admin', load: async () => (await rareRooms()).moneyScreen() },
  { path: '/desk/publish', slice: 'admin', load: () => import('./publish/publish.screen.tsx') },
  { path: '/reports', slice: 'admin/web/reports', load: async () => (await rareRooms()).reportsScreen() },
  { path: '/settings', slice: 'admin/web/settings', load: async () => (await rareRooms()).settingsScreen() },
  { path: '/staff', slice: 'admin/web/staff', load: async () => (await rareRooms()).staffScreen() },
  { path: '/admin-users', slice: 'admin', load: () => import('./admin-users.screen.tsx') },
]
