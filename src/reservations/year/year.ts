import { addDays, addMonths, type Day, daysBetween } from '../../kernel/day.ts'

/**
 * What a night may be in the year view, and the letter it travels as: free, taken, closed by the hotel, the owner's
 * own, held for a change of an own stay, not open yet, past, or too dear for the balance of its benefit year.
 */
export const NIGHT_STATES = {
  F: 'free',
  T: 'taken',
  B: 'blackout',
  M: 'mine',
  W: 'wished',
  N: 'not-open',
  P: 'past',
  S: 'not-enough-nights',
} as const
export type NightLetter = keyof typeof NIGHT_STATES
export type NightState = (typeof NIGHT_STATES)[NightLetter]

/** The months of the year view, from the one that runs at the resort. */
export const MONTHS_AHEAD = 18

/** Some nights: from one on, up to the one before another. */
export interface NightSpan {
  from: Day
  to: Day
}

/** The nights of a year. */
export function spanOfYear(year: number): NightSpan {
  return { from: `${year}-01-01`, to: `${year + 1}-01-01` }
}

/** The nights of the months ahead, the one that runs included. */
export function spanAhead(today: Day): NightSpan {
  const from = `${today.slice(0, 8)}01`
  return { from, to: addMonths(from, MONTHS_AHEAD) }
}

/** What decides over one night of one category. */
export interface NightFacts {
  night: Day
  /** Rooms free, or none when the night is not open. */
  free: number | null
  today: Day
  blackout: boolean
  mine: boolean
  wished: boolean
  /** Balance nights that this night costs, and those left in its benefit year. */
  cost: number
  balance: number
}

/** The letter of a night. The owner's own stay, then the wished one, is seen before anything else, then what no wish can change. */
export function nightLetter({
  night,
  free,
  today,
  blackout,
  mine,
  wished,
  cost,
  balance,
}: NightFacts): NightLetter {
  if (mine) return 'M'
  if (wished) return 'W'
  if (night < today) return 'P'
  if (blackout) return 'B'
  if (free === null) return 'N'
  if (free === 0) return 'T'
  return cost > balance ? 'S' : 'F'
}

/** The state of a night in a category's string of letters, which begins with the night `first`. */
export function stateAt(nights: string, first: Day, night: Day): NightState | null {
  const letter = nights[daysBetween(first, night)] as NightLetter | undefined
  return letter ? NIGHT_STATES[letter] : null
}

/** Whether every night of a stay is free in a category's string of letters. */
export function isFreeThroughout(nights: string, first: Day, checkIn: Day, checkOut: Day): boolean {
  for (let night = checkIn; night < checkOut; night = addDays(night, 1))
    if (stateAt(nights, first, night) !== 'free') return false
  return checkIn < checkOut
}
