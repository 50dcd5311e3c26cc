import { addDays, type Day, daysBetween } from '../kernel/day.ts'

/** From this many days before check-in or fewer, a stay is cancelled only by calling the concierge. */
export const TOO_LATE_DAYS = 2

/** A share of the nights that is lost from so many days before check-in on, until the next tier. */
export interface PenaltyTier {
  fromDays: number
  percent: number
}

/** What cancelling a stay means on a day. */
export type CancelTerms =
  | { kind: 'free' /** The last day on which it costs nothing. */; until: Day }
  | { kind: 'penalty'; percent: number; nights: number }
  | { kind: 'too-late' }

/**
 * What cancelling would cost on a day (DESIGN: penalty by days before check-in, in the nights' share). A share of the
 * nights is rounded to the nearest whole night and never to nothing.
 */
export function cancelTerms(
  booking: { checkIn: Day; nightsCost: number },
  tiers: readonly PenaltyTier[],
  today: Day,
): CancelTerms {
  const days = daysBetween(today, booking.checkIn)
  if (days <= TOO_LATE_DAYS) return { kind: 'too-late' }
  const percent = percentAt(tiers, days)
  if (percent === 0) return { kind: 'free', until: lastFreeDay(booking.checkIn, tiers) ?? today }
  const nights = booking.nightsCost === 0 ? 0 : Math.max(1, Math.round((booking.nightsCost * percent) / 100))
  return { kind: 'penalty', percent, nights }
}

/** The percentage that holds so many days before check-in: the tier with the most days that has been reached. */
function percentAt(tiers: readonly PenaltyTier[], days: number): number {
  const reached = tiers.filter((tier) => tier.fromDays <= days)
  return reached.reduce((best, tier) => (tier.fromDays > best.fromDays ? tier : best), {
    fromDays: -1,
    percent: 0,
  }).percent
}

/** The last day on which cancelling is free; none where every tier costs something. */
export function lastFreeDay(checkIn: Day, tiers: readonly PenaltyTier[]): Day | null {
  const earliest = addDays(checkIn, -TOO_LATE_DAYS - 1)
  if (!tiers.some((tier) => tier.percent > 0)) return earliest
  const free = tiers.filter((tier) => tier.percent === 0).map((tier) => tier.fromDays)
  if (free.length === 0) return null
  return addDays(checkIn, -Math.max(Math.min(...free), TOO_LATE_DAYS + 1))
}
