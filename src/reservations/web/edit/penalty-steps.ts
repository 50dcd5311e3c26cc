import { addDays, type Day } from '../../../kernel/day.ts'
import { cancelTerms, type PenaltyTier, TOO_LATE_DAYS } from '../../penalty.ts'

/** A span of days on which cancelling costs the same. */
export interface PenaltyStep {
  from: Day
  until: Day
  nights: number
}

/** What cancelling costs from `today` on, span by span, as long as it can be cancelled at all; free days left out. */
export function penaltySteps(
  booking: { checkIn: Day; nightsCost: number },
  tiers: readonly PenaltyTier[],
  today: Day,
): PenaltyStep[] {
  const last = addDays(booking.checkIn, -TOO_LATE_DAYS - 1)
  const earliestFirst = [...tiers].sort((a, b) => b.fromDays - a.fromDays)
  const steps: PenaltyStep[] = []
  let from = today
  for (const { fromDays } of earliestFirst) {
    const reaches = addDays(booking.checkIn, -fromDays)
    const until = reaches < last ? reaches : last
    if (until < from) continue
    const terms = cancelTerms(booking, tiers, from)
    if (terms.kind === 'penalty') steps.push({ from, until, nights: terms.nights })
    from = addDays(until, 1)
  }
  return steps
}
