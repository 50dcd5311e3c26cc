import { dashboardHandlers } from '../dashboard/server/handlers.ts'
import { financeHandlers } from '../finance/server/handlers.ts'
import { membershipHandlers } from '../membership/server/handlers.ts'
import { MEMBERSHIP_REFUSALS } from '../membership/words.ts'
import { reservationHandlers } from '../reservations/server/handlers.ts'
import { RESERVATION_REFUSALS } from '../reservations/words.ts'
import type { Handler } from './handle.ts'
import type { RefusalWords } from './reply.ts'

/** Every call that is served, slice by slice. */
export const HANDLERS: readonly Handler[] = [
  ...membershipHandlers,
  ...dashboardHandlers,
  ...reservationHandlers,
  ...financeHandlers,
]

/** The words of every slice's refusals. */
export const REFUSAL_WORDS: RefusalWords = { ...MEMBERSHIP_REFUSALS, ...RESERVATION_REFUSALS }
