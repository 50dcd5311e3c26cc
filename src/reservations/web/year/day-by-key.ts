import { addDays, addMonths, type Day } from '../../../kernel/day.ts'
import type { NightSpan } from '../../year/year.ts'

/** How the months lie: each a row of 31 places, or each a calendar of weeks. */
export type YearLayout = 'ribbon' | 'cards'

/**
 * The day that a key leads to, among the nights of the span; null for a key that leads nowhere. Up and down follow the eye: a
 * month in the ribbon, a week in the cards. The page keys always move by a month, Home and End within one.
 */
export function dayByKey(key: string, from: Day, span: NightSpan, layout: YearLayout): Day | null {
  const next = target(key, from, layout)
  if (next === null || next < span.from || next >= span.to) return null
  return next
}

function target(key: string, from: Day, layout: YearLayout): Day | null {
  const below = (steps: 1 | -1) => (layout === 'ribbon' ? addMonths(from, steps) : addDays(from, 7 * steps))
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1)
    case 'ArrowRight':
      return addDays(from, 1)
    case 'ArrowUp':
      return below(-1)
    case 'ArrowDown':
      return below(1)
    case 'PageUp':
      return addMonths(from, -1)
    case 'PageDown':
      return addMonths(from, 1)
    case 'Home':
      return `${from.slice(0, 8)}01`
    case 'End':
      return addDays(addMonths(`${from.slice(0, 8)}01`, 1), -1)
    default:
      return null
  }
}
