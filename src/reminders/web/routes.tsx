import type { Screen } from '../../web/screens.ts'

/** The slice's screens. */
export const REMINDER_SCREENS: readonly Screen[] = [
  { path: '/my-account/deadlines', slice: 'reminders', load: () => import('./deadlines.screen.tsx') },
]
