import { addDays, addMonths, type Day } from '../kernel/day.ts'
import { done, type Outcome, refused } from '../kernel/outcome.ts'

/** Nights of a resort on which it takes no reservations, both ends included. */
export interface ClosedNights {
  firstNight: Day
  lastNight: Day
}

/** Where closed nights stand: all ahead, tonight among them or begun, or all past. */
export const BLACKOUT_STATES = ['coming', 'running', 'ended'] as const
export type BlackoutState = (typeof BLACKOUT_STATES)[number]

/** The state of closed nights on the resort's own day. */
export function blackoutState({ firstNight, lastNight }: ClosedNights, today: Day): BlackoutState {
  if (lastNight < today) return 'ended'
  return firstNight < today ? 'running' : 'coming'
}

/** The horizon of closed nights, in months ahead. */
const MONTHS_AHEAD = 36

/** The last night that may be closed today. */
export function lastToClose(today: Day): Day {
  return addMonths(today, MONTHS_AHEAD)
}

export type ClosingRefusal =
  | 'BLACKOUT_ENDED'
  | 'BLACKOUT_BEGUN'
  | 'BLACKOUT_PAST'
  | 'BLACKOUT_TOO_FAR'
  | 'BLACKOUT_OVERLAPS'

interface Closing {
  /** The resort's own day. */
  today: Day
  /** The stored version; null for a new one. */
  before: ClosedNights | null
  /** The other closed nights of the same resort. */
  others: readonly ClosedNights[]
}

/**
 * Whether nights may be closed, or closed nights changed. A night that is past stays as it was: what is over cannot be
 * changed, what has begun keeps its first night and may end yesterday at the earliest. A night is closed once.
 */
export function mayClose(
  wanted: ClosedNights,
  { today, before, others }: Closing,
): Outcome<null, ClosingRefusal> {
  const state = before && blackoutState(before, today)
  if (state === 'ended') return refused('BLACKOUT_ENDED')
  if (before && state === 'running') {
    if (wanted.firstNight !== before.firstNight || wanted.lastNight < addDays(today, -1))
      return refused('BLACKOUT_BEGUN', { from: before.firstNight, today })
  } else if (wanted.firstNight < today) return refused('BLACKOUT_PAST', { today })
  const until = lastToClose(today)
  if (wanted.lastNight > until) return refused('BLACKOUT_TOO_FAR', { until })
  const other = others.find((one) => shareNight(one, wanted))
  return other ? refused('BLACKOUT_OVERLAPS', { from: other.firstNight, to: other.lastNight }) : done(null)
}

/** Whether two spans of closed nights have a night in common. */
export function shareNight(one: ClosedNights, other: ClosedNights): boolean {
  return one.firstNight <= other.lastNight && other.firstNight <= one.lastNight
}

/**
 * What is left of closed nights that are opened again: nothing of those ahead; of those begun the nights that are past,
 * up to yesterday. Null when they are past anyway.
 */
export function afterOpening(before: ClosedNights, today: Day): { kept: ClosedNights | null } | null {
  const state = blackoutState(before, today)
  if (state === 'ended') return null
  return { kept: state === 'running' ? { ...before, lastNight: addDays(today, -1) } : null }
}
