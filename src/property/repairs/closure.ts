import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'

/** A repair closes its residence for so many nights at most. */
export const MOST_CLOSED_NIGHTS = 60

/** And so many days ahead at most. */
export const CLOSED_AHEAD_DAYS = 365

/** Nights on which a repair closes its residence, the last one included. */
export interface ClosureNights {
  firstNight: Day
  lastNight: Day
}

/** Whether nights may be closed: from today on, the first before the last, and neither too many nor too far ahead. */
export function mayCloseNights(
  { firstNight, lastNight }: ClosureNights,
  today: Day,
): Outcome<null, 'CLOSURE_NIGHTS'> {
  const nights = daysBetween(firstNight, lastNight) + 1
  const fits = firstNight >= today && lastNight <= addDays(today, CLOSED_AHEAD_DAYS)
  return fits && nights >= 1 && nights <= MOST_CLOSED_NIGHTS ? done(null) : refused('CLOSURE_NIGHTS')
}

/** What keeps a residence from being closed. */
export interface InTheWayOfClosure {
  /** Stays in the residence on these nights, the first first. */
  stays: readonly { code: string; checkIn: Day; checkOut: Day }[]
  /** Another repair that closes it then. */
  repair: string | null
  /** The first night that is not open yet. */
  notOpen: Day | null
  /** The first night on which all of its kind are sold. */
  sold: Day | null
}

/**
 * Whether nobody and nothing is in the way: a stay is named and not overrun (STAY_THERE), one repair closes a night
 * (CLOSED_ALREADY), and only nights that are open and of which one is left are closed (NIGHTS_NOT_OPEN, NIGHTS_SOLD).
 */
export function roomForClosure({
  stays,
  repair,
  notOpen,
  sold,
}: InTheWayOfClosure): Outcome<null, 'STAY_THERE' | 'CLOSED_ALREADY' | 'NIGHTS_NOT_OPEN' | 'NIGHTS_SOLD'> {
  if (stays.length > 0) return refused('STAY_THERE')
  if (repair !== null) return refused('CLOSED_ALREADY')
  if (notOpen !== null) return refused('NIGHTS_NOT_OPEN')
  return sold === null ? done(null) : refused('NIGHTS_SOLD')
}
