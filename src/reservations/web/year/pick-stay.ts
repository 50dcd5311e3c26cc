import { addDays, type Day, daysBetween } from '../../../kernel/day.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'
import { isFreeThroughout, type NightState, stateAt } from '../../year/year.ts'

/** What has been picked so far: nothing, an arrival, or a whole stay. */
export interface PickedNights {
  arrival: Day | null
  departure: Day | null
}

export const NOTHING_PICKED: PickedNights = { arrival: null, departure: null }

/** Why a night could not be picked: its own state, one that lies in between a departure that was asked for, or a stay that is too long. */
export type PickRefusal =
  | { why: 'night'; night: Day; state: NightState }
  | { why: 'between'; night: Day; state: NightState; asked: Day }
  | { why: 'too-long'; longest: number }

export interface PickResult {
  picked: PickedNights
  refusal: PickRefusal | null
}

/**
 * Picks a night of a category's string of letters, which begins with the night `first`: the first pick is the arrival, a later day the departure. The
 * morning of departure may be a night that is not free; no night before it may be. An earlier day is a new arrival,
 * the arrival once more takes it back.
 */
export function pickDay(
  nights: string,
  first: Day,
  { arrival, departure }: PickedNights,
  day: Day,
): PickResult {
  if (arrival === day && departure === null) return { picked: NOTHING_PICKED, refusal: null }
  const state = stateAt(nights, first, day) ?? 'not-open'
  if (arrival === null || departure !== null || day < arrival) {
    if (state === 'free') return { picked: { arrival: day, departure: null }, refusal: null }
    return { picked: { arrival, departure }, refusal: { why: 'night', night: day, state } }
  }
  const kept = { arrival, departure: null }
  if (!isFreeThroughout(nights, first, arrival, day))
    return { picked: kept, refusal: firstInBetween(nights, first, arrival, day) }
  if (daysBetween(arrival, day) > LONGEST_STAY)
    return { picked: kept, refusal: { why: 'too-long', longest: LONGEST_STAY } }
  return { picked: { arrival, departure: day }, refusal: null }
}

/** The first night on the way that is not free. */
function firstInBetween(nights: string, first: Day, arrival: Day, day: Day): PickRefusal {
  let night = arrival
  while (night < day && stateAt(nights, first, night) === 'free') night = addDays(night, 1)
  return { why: 'between', night, state: stateAt(nights, first, night) ?? 'not-open', asked: day }
}
