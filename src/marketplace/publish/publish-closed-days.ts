import type { Day } from '../../kernel/day.ts'
import { type Outcome, refused } from '../../kernel/outcome.ts'
import { afterOpening, type ClosedNights, mayClose } from '../../reservations/publish-blackouts.ts'

/** Days on which a product is not offered, both included. */
export interface ClosedDays {
  first: Day
  last: Day
}

/** A resort's nights and a product's days go by the same rule; only the words differ. */
const CODES = {
  BLACKOUT_ENDED: 'CLOSED_DAYS_ENDED',
  BLACKOUT_BEGUN: 'CLOSED_DAYS_BEGUN',
  BLACKOUT_PAST: 'CLOSED_DAYS_PAST',
  BLACKOUT_TOO_FAR: 'CLOSED_DAYS_TOO_FAR',
  BLACKOUT_OVERLAPS: 'CLOSED_DAYS_OVERLAP',
} as const

export const closedNightsOf = ({ first, last }: ClosedDays): ClosedNights => ({
  firstNight: first,
  lastNight: last,
})

/**
 * Whether a product's days may be closed, or closed ones changed (`before`): what is past stays as it was, and a day is
 * closed once. `today` is the day where the product is served.
 */
export function mayCloseDays(
  wanted: ClosedDays,
  { today, before, others }: { today: Day; before: ClosedDays | null; others: readonly ClosedDays[] },
): Outcome<null, (typeof CODES)[keyof typeof CODES]> {
  const facts = { today, before: before && closedNightsOf(before), others: others.map(closedNightsOf) }
  const allowed = mayClose(closedNightsOf(wanted), facts)
  return allowed.ok ? allowed : refused(CODES[allowed.reason], allowed.values)
}

/** The last day that stays closed when days are opened again; null where none is past. False when all are past anyway. */
export function lastAfterOpening(before: ClosedDays, today: Day): Day | null | false {
  const after = afterOpening(closedNightsOf(before), today)
  return after ? (after.kept?.lastNight ?? null) : false
}
