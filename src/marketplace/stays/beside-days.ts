import type { Day, DayRange } from '../../kernel/day.ts'
import type { StayLine } from './stay-lines.endpoints.ts'

/** A line of a stay that no longer goes with its days. */
export interface LineBeside {
  line: StayLine
  why: 'outside' | 'arrival' | 'departure'
  /** Where it would go: a way there or back to its own day; null where its owner chooses. */
  to: Day | null
}

/**
 * What of a stay's orders does not go with its days: what lies outside them, and a way there that is not on the day of
 * arrival, or a way back that is not on that of departure. Only what the days were before is asked for: a leg that was on another
 * day already was wished so.
 */
export function linesBeside(
  lines: readonly StayLine[],
  days: DayRange,
  before: DayRange | null = null,
): LineBeside[] {
  return lines.flatMap((line): LineBeside[] => {
    const { leg, operationdate: day } = line
    const own = leg === 'Arrival' ? days.checkIn : leg === 'Departure' ? days.checkOut : null
    const had = leg === 'Arrival' ? before?.checkIn : before?.checkOut
    if (own !== null && day !== own && (before === null || day === had))
      return [{ line, why: leg === 'Arrival' ? 'arrival' : 'departure', to: own }]
    const isOutside = day < days.checkIn || day > days.checkOut
    return isOutside ? [{ line, why: 'outside', to: own }] : []
  })
}
