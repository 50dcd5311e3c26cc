import type { Day } from '../../kernel/day.ts'

/** A stay with the hours of its first and its last day, `hh:mm`. */
export interface StayHours {
  datein: Day
  dateout: Day
  checkIn: string
  checkOut: string
}

/** How something lies beside the owner's stays. */
export const BESIDE_STAY = ['before-check-in', 'after-check-out', 'outside'] as const
export type BesideStay = (typeof BESIDE_STAY)[number]

/**
 * Whether a day and hour lie outside the owner's stays: on none of their days, before check-in on the first, after
 * check-out on the last; null where they lie within one, or there is none. What names no hour (null) counts for its day.
 */
export function besideStay(
  day: Day | null,
  time: string | null,
  stays: readonly StayHours[],
): BesideStay | null {
  if (day === null || stays.length === 0) return null
  const on = stays.filter(({ datein, dateout }) => datein <= day && day <= dateout)
  if (on.length === 0) return 'outside'
  const each = on.map((stay) => {
    if (time === null) return null
    if (day === stay.datein && time < stay.checkIn) return 'before-check-in'
    return day === stay.dateout && time > stay.checkOut ? 'after-check-out' : null
  })
  // Where one stay ends as the next begins, either will do.
  return each.includes(null) ? null : (each[0] ?? null)
}
