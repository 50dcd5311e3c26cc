import type { Day } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'

/** What both calendars need. Days are `yyyy-mm-dd`, in the zone of the place they belong to. */
export interface CalendarProps {
  /** What is asked, for the ear: "Stay dates". */
  label: string
  /** The first and last day that may be chosen; today and beyond, usually. */
  minDay: Day
  maxDay?: Day
  /**
   * Days that are struck through: blackouts, full nights. In a range calendar `arrival` is the first day once it is
   * picked, so that a day may be no arrival and yet a departure.
   */
  isUnavailable?: (day: Day, arrival?: Day) => boolean
  /** The zone (IANA name) that says which day is today: the resort's. The browser's own without it. */
  zone?: string
  language: Language
  /** What the struck-through days are called in the legend: "Blackout". Without it there is no legend. */
  blackoutLabel?: string
  /** Takes the focus when it appears (in a popover). */
  autoFocus?: boolean
}
