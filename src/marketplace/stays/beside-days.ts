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
 * arrival, or a way back that is not on that of departure; so with what belongs to one of the two, a late check-out. Only what the days were before is asked for: a leg that was on another
 * day already was wished so.
 */
export function linesBeside(
  lines: readonly StayLine[],
  days: DayRange,
  before: DayRange | null = null,
): LineBeside[] {
  return lines.flatMap((line): LineBeside[] => {
    const { leg, operationdate: day } = line
    const edge = leg === 'Arrival' ? 'arrival' : leg === 'Departure' ? 'departure' : line.stayDay
    const own = edge === 'arrival' ? days.checkIn : edge === 'departure' ? days.checkOut : null
    const had = edge === 'arrival' ? before?.checkIn : before?.checkOut
    if (own !== null && edge !== null && day !== own && (before === null || day === had))
      return [{ line, why: edge, to: own }]
    const isOutside = day < days.checkIn || day > days.checkOut
    return isOutside ? [{ line, why: 'outside', to: own }] : []
  })
}
