import { addDays, type Day } from '../../kernel/day.ts'
import { cancelTerms, type PenaltyTier, TOO_LATE_DAYS } from '../penalty.ts'

/** A span of days on which cancelling costs the same; both ends included. */
export interface PenaltyStep {
  from: Day
  until: Day
  percent: number
  /** Nights that are lost. */
  nights: number
}

/** What cancelling a stay will cost as its check-in comes near. */
export interface CancelPlan {
  /** The last day on which it costs nothing; none when that is over. */
  freeUntil: Day | null
  /** The days that cost, the first ones first; those before today are left out. */
  steps: PenaltyStep[]
  /** From this day on only the concierge can cancel it. */
  conciergeFrom: Day
}

/** The plan of a stay that is requested today (DESIGN: penalty by days before check-in, in the nights' share). */
export function cancelPlan(
  booking: { checkIn: Day; nightsCost: number },
  tiers: readonly PenaltyTier[],
  freeUntil: Day,
  today: Day,
): CancelPlan {
  const conciergeFrom = addDays(booking.checkIn, -TOO_LATE_DAYS)
  const steps: PenaltyStep[] = []
  let day = today <= freeUntil ? addDays(freeUntil, 1) : today
  for (; day < conciergeFrom; day = addDays(day, 1)) {
    const terms = cancelTerms(booking, tiers, day)
    if (terms.kind !== 'penalty') continue
    const last = steps.at(-1)
    if (last?.percent === terms.percent) last.until = day
    else steps.push({ from: day, until: day, percent: terms.percent, nights: terms.nights })
  }
  return { freeUntil: today <= freeUntil ? freeUntil : null, steps, conciergeFrom }
}
