import type { Day } from '../kernel/day.ts'
import type { Words } from '../kernel/language.ts'
import type { LineKind } from './cart.ts'

/** An order that is named for a stay has nothing on a day which that stay does not have. */
export const LINE_OUTSIDE_STAY_WORDS: Words = /*i18n*/ {
  id: 'refusal.LINE_OUTSIDE_STAY',
  message:
    'Nothing was ordered: this stay is from {from} to {to}, and “{line}” is for {day}. Choose the stay of that day, or let each line go by its own date.',
}

/**
 * The first line whose day is none of the stay's, from its check-in to its check-out, both among them; null where all
 * are. A package has its parts' days, and a line without a day is refused for that.
 */
export function firstOutside<Line extends { kind: LineKind; operationdate: Day | null }>(
  lines: readonly Line[],
  stay: { datein: Day; dateout: Day },
): Line | null {
  const isOutside = ({ kind, operationdate: day }: Line) =>
    kind !== 'package' && day !== null && (day < stay.datein || day > stay.dateout)
  return lines.find(isOutside) ?? null
}
