import { addDays, type Day } from '../../kernel/day.ts'
import { isBefore, later } from '../times/lead.ts'
import type { DayAndTime } from '../times/times.ts'

/** The days for which a review may be changed. */
export const CHANGE_DAYS = 14
/** The least reviews for an average: fewer would tell of single people. */
export const SHOWN_FROM = 5
/** The longest sentence. */
export const MOST_REVIEW_LETTERS = 400

/** A line as its review asks: whether it took place, and what was said. */
export interface LivedLine {
  cancelled: boolean
  day: Day
  time: string
  /** How long it takes; null where that is not said. */
  minutes: number | null
  /** What the desk noted last. */
  came: 'present' | 'no-show' | null
  /** When it was first rated; null where it was not. */
  ratedOn: Day | null
}

/** Whether a line may be rated, or its review changed: it is over, took place for who ordered it, and the word is fresh. */
export function mayRate(
  { cancelled, day, time, minutes, came, ratedOn }: LivedLine,
  now: DayAndTime,
): boolean {
  if (cancelled || came === 'no-show') return false
  if (!isBefore(later({ day, time }, minutes ?? 0), now)) return false
  return ratedOn === null || now.day <= addDays(ratedOn, CHANGE_DAYS)
}

/** The average with one decimal and how many it is of; null below five. */
export function ratingOf(count: number, stars: number): { average: number; count: number } | null {
  return count < SHOWN_FROM ? null : { average: Math.round((stars / count) * 10) / 10, count }
}
