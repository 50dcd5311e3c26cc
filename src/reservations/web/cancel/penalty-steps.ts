import { addDays, type Day } from '../../../kernel/day.ts'
import { cancelTerms, type PenaltyStay, type PenaltyTier, TOO_LATE_DAYS } from '../../cancel/penalty.ts'

/** A span of days on which cancelling costs the same; both ends included. */
export interface PenaltyStep {
  from: Day
  until: Day
  percent: number
  /** Nights that are lost. */
  nights: number
}

/**
 * What cancelling costs from `today` on, span by span, until only the concierge can cancel; free days are left out
 * (decision 0013).
 */
export function penaltySteps(stay: PenaltyStay, tiers: readonly PenaltyTier[], today: Day): PenaltyStep[] {
  const tooLate = addDays(stay.checkIn, -TOO_LATE_DAYS)
  const steps: PenaltyStep[] = []
  for (let day = today; day < tooLate; day = addDays(day, 1)) {
    const terms = cancelTerms(stay, tiers, day)
    if (terms.kind !== 'penalty') continue
    const last = steps.at(-1)
    if (last?.percent === terms.percent && last.nights === terms.nights) last.until = day
    else steps.push({ from: day, until: day, percent: terms.percent, nights: terms.nights })
  }
  return steps
}
