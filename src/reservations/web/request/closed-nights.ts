import { addDays, type Day } from '../../../kernel/day.ts'

interface Blackout {
  firstNight: Day
  lastNight: Day
}

/** The closed span that a night lies in. */
export function closedOn<One extends Blackout>(blackouts: readonly One[], day: Day): One | undefined {
  return blackouts.find((each) => each.firstNight <= day && each.lastNight >= day)
}

/**
 * Whether a day of the calendar cannot be chosen. A closed night is no arrival and lies inside no stay; once the
 * arrival is chosen, leaving on the morning of the first closed night is fine.
 */
export function isClosed(blackouts: readonly Blackout[], day: Day, arrival?: Day): boolean {
  const closed = closedOn(blackouts, day)
  if (!closed) return false
  return !(arrival !== undefined && arrival < day && closed.firstNight === day)
}

/** The last day that may be chosen: the check-out after the last open night. */
export function lastDay(lastNight: Day | null): Day | undefined {
  return lastNight === null ? undefined : addDays(lastNight, 1)
}
