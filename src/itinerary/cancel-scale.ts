import { addDays, type Day } from '../kernel/day.ts'
import { cancelTerms, type PenaltyStay, type PenaltyTier } from '../reservations/cancel/penalty.ts'

/** A span of days on which cancelling costs the same; both ends included. */
export interface CostSpan {
  from: Day
  until: Day
  /** Nights that are lost; null where only the concierge can cancel. */
  nights: number | null
  is: 'past' | 'now' | 'later'
}

/**
 * What cancelling costs from the day of the request to the day before check-in, span by span: what was, what holds now,
 * what will (decision 0013).
 */
export function cancelScale(
  stay: PenaltyStay,
  tiers: readonly PenaltyTier[],
  { requested, today }: { requested: Day; today: Day },
): CostSpan[] {
  const spans: CostSpan[] = []
  for (let day = requested < today ? requested : today; day < stay.checkIn; day = addDays(day, 1)) {
    const terms = cancelTerms(stay, tiers, day)
    const nights = terms.kind === 'too-late' ? null : terms.kind === 'free' ? 0 : terms.nights
    const last = spans.at(-1)
    if (last && last.nights === nights) last.until = day
    else spans.push({ from: day, until: day, nights, is: 'later' })
  }
  for (const span of spans) span.is = span.until < today ? 'past' : span.from > today ? 'later' : 'now'
  return spans
}
