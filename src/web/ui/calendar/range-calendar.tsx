import './calendar.css'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { Plural, Trans } from '@lingui/react/macro'
import { use } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  RangeCalendar as AriaRangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar'
import { type Day, type DayRange, daysBetween } from '../../../kernel/day.ts'
import { type Language, LOCALE } from '../../../kernel/language.ts'
import { CalendarFoot } from './calendar-foot.tsx'
import { MonthGrids } from './month-grids.tsx'

/** Days are `yyyy-mm-dd`, in the zone of the place they belong to. */
export interface RangeCalendarProps {
  /** What is asked, for the ear: "Stay dates". */
  label: string
  /** The first and last day that may be chosen; today and beyond, usually. */
  minDay: Day
  maxDay?: Day
  /**
   * Days that are struck through: blackouts, full nights. `arrival` is the first day once it is picked, so that a day
   * may be no arrival and yet a departure.
   */
  isUnavailable?: (day: Day, arrival?: Day) => boolean
  /** A day of the month that is shown first, where nothing is chosen yet. */
  shown?: Day
  /** So many months side by side; without it two on a wide window, one on a narrow one. */
  months?: 1 | 2
  /** The zone (IANA name) that says which day is today: the resort's. The browser's own without it. */
  zone?: string
  language: Language
  /** What the struck-through days are called in the legend: "Blackout". Without it there is no legend. */
  blackoutLabel?: string
  /** Takes the focus when it appears (in a popover). */
  autoFocus?: boolean
  value: DayRange | null
  /** Called when the second day is picked. */
  onChange: (range: DayRange) => void
}

/**
 * A calendar for a stay: arrival, then departure, at least one night. The range cannot cross a day that is
 * unavailable.
 */
export function RangeCalendar({ value, onChange, isUnavailable, ...props }: RangeCalendarProps) {
  const nights = value ? daysBetween(value.checkIn, value.checkOut) : 0
  const months = props.months ?? (matchMedia('(min-width: 56.3125em)').matches ? 2 : 1)
  return (
    <I18nProvider locale={LOCALE[props.language]}>
      <AriaRangeCalendar
        className="calendar"
        aria-label={props.label}
        autoFocus={props.autoFocus}
        visibleDuration={{ months }}
        minValue={parseDate(props.minDay)}
        maxValue={props.maxDay ? parseDate(props.maxDay) : undefined}
        defaultFocusedValue={parseDate(value?.checkIn ?? props.shown ?? props.minDay)}
        value={value && { start: parseDate(value.checkIn), end: parseDate(value.checkOut) }}
        isDateUnavailable={(date, anchor) => {
          const day = date.toString()
          // A departure that was chosen stays one, though it may be no arrival.
          const chosen = value?.checkOut === day ? value.checkIn : undefined
          return isUnavailable?.(day, anchor?.toString() ?? chosen) ?? false
        }}
        onChange={(range) => {
          const checkIn = range.start.toString()
          const checkOut = range.end.toString()
          // The same day twice is no night; the second pick is still to come.
          if (checkIn < checkOut && !isUnavailable?.(checkIn)) onChange({ checkIn, checkOut })
        }}
      >
        <Months months={months} language={props.language} zone={props.zone} />
      </AriaRangeCalendar>
      <CalendarFoot blackoutLabel={props.blackoutLabel}>
        {value ? (
          <Plural value={nights} one="# night" other="# nights" />
        ) : (
          <Trans>Choose arrival, then departure</Trans>
        )}
      </CalendarFoot>
    </I18nProvider>
  )
}

function Months({ months, language, zone }: { months: 1 | 2; language: Language; zone?: string }) {
  const state = use(RangeCalendarStateContext)
  if (!state) return null
  // The library keeps notes by this very object: a copy with another zone would be a stranger to it.
  if (zone) Object.assign(state, { timeZone: zone })
  return <MonthGrids first={state.visibleRange.start as CalendarDate} months={months} language={language} />
}
