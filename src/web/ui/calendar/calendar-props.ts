import type { Day } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'

/** What both calendars need. Days are `yyyy-mm-dd`, in the zone of the place they belong to. */
export interface CalendarProps {
  /** What is asked, for the ear: "Stay dates". */
  label: string
  /** The first and last day that may be chosen; today and beyond, usually. */
  minDay: Day
  maxDay?: Day
  /** Days that are struck through: blackouts, full nights. */
  isUnavailable?: (day: Day) => boolean
  language: Language
  /** What the struck-through days are called in the legend: "Blackout". Without it there is no legend. */
  blackoutLabel?: string
  /** Takes the focus when it appears (in a popover). */
  autoFocus?: boolean
}
