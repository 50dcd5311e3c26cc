/**
 * Rooms of the club's people that few of them open, by a step of its own: what they load is listed there, and not on every first
 * page, whose bytes are counted.
 */
export const waitingWeeksScreen = () => import('../../reservations/desk/waiting/waiting-weeks.screen.tsx')
export const deskDrawsScreen = () => import('../../draws/desk/rounds/draws-desk.screen.tsx')
export const tradesDeskScreen = () => import('../../trades/desk/trades/trades-desk.screen.tsx')
export const tradeDeskScreen = () => import('../../trades/desk/trades/trade-desk.screen.tsx')
export const callersScreen = () => import('../../verification/desk/callers.screen.tsx')
export const moneyScreen = () => import('../../finance/desk/money.screen.tsx')
export const reportsScreen = () => import('./reports/reports.screen.tsx')
export const settingsScreen = () => import('./settings/settings.screen.tsx')
export const staffScreen = () => import('./staff/staff.screen.tsx')
