import { useLingui } from '@lingui/react/macro'
import type { Day } from '../../../kernel/day.ts'
import { isOpen } from './availability.ts'

/** Why nothing can be ordered on a day: none is chosen, or it has too few places; undefined where it has enough. */
export function useDayFault(day: Day | null, dates: Parameters<typeof isOpen>[0]): string | undefined {
  const { t } = useLingui()
  if (day === null) return t`Choose a date.`
  return isOpen(dates, day)
    ? undefined
    : t`There are not enough places left that day. Choose another date or fewer places.`
}
