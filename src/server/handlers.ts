import { aboutHandlers } from '../about/server/handlers.ts'
import { dashboardHandlers } from '../dashboard/server/handlers.ts'
import { financeHandlers } from '../finance/server/handlers.ts'
import { membershipHandlers } from '../membership/server/handlers.ts'
import { MEMBERSHIP_REFUSALS } from '../membership/words.ts'
import { mountCalendarFeed } from '../reservations/server/calendar-feed.ts'
import { reservationHandlers } from '../reservations/server/handlers.ts'
import { yearHandlers } from '../reservations/server/year-handlers.ts'
import { RESERVATION_REFUSALS } from '../reservations/words.ts'
import type { Mount } from './app.ts'
import type { Handler } from './handle.ts'
import type { RefusalWords } from './reply.ts'

/** Every call that is served, slice by slice. */
export const HANDLERS: readonly Handler[] = [
  ...membershipHandlers,
  ...dashboardHandlers,
  ...reservationHandlers,
  ...yearHandlers,
  ...financeHandlers,
  ...aboutHandlers,
]

/** Routes of the slices outside the API. */
export const MOUNTS: readonly Mount[] = [mountCalendarFeed]

/** The words of every slice's refusals. */
export const REFUSAL_WORDS: RefusalWords = { ...MEMBERSHIP_REFUSALS, ...RESERVATION_REFUSALS }
