import './calendar.css'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { Plural, Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  RangeCalendar as AriaRangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar'
import { type Day, type DayRange, daysBetween } from '../../../kernel/day.ts'
import { type Language, LOCALE } from '../../../kernel/language.ts'
import { CalendarFoot } from './calendar-foot.tsx'
import { type CalendarMark, MonthGrids } from './month-grids.tsx'

/** Days are `yyyy-mm-dd`, in the zone of the place they belong to. */
export const WIDE = '(min-width: 56.3125em)'
const isWideEnough = () => matchMedia(WIDE).matches

/** A window that is made narrower, or a telephone that is turned, has as many months as fit. */
function followWidth(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

interface RangeCalendarProps {
  /** What is asked, for screen readers: "Stay dates". */
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
  /** The number of months side by side; without it two on a wide window, one on a narrow one. */
  months?: 1 | 2
  /** The zone (IANA name) that says which day is today: the resort's. The browser's own without it. */
  zone?: string
  language: Language
  /** What the struck-through days are called in the legend: "Blackout". Without it there is no legend. */
  blackoutLabel?: string
  /** Takes the focus when it appears (in a popover). */
  autoFocus?: boolean
  /** Fills its place on the page, in place of days of a fixed width. */
  wide?: boolean
  /** What the days carry, once an arrival is picked for a stay from it. */
  markOf?: (day: Day, arrival?: Day) => CalendarMark | undefined
  /** The sentence for the day that has the focus, and what comes of the arrival that is picked; said as it changes. */
  say?: (day: Day, arrival?: Day) => ReactNode
  /** What else a day is, which only its colour shows: a part of its spoken name. */
  alsoOf?: ((day: Day) => string | undefined) | undefined
  /** Why a day cannot be chosen, once an arrival is picked from it: a part of its spoken name. */
  whyOf?: (day: Day, arrival?: Day) => string | undefined
  /** Called with each day that has the focus, by arrow keys or a press; also with one that cannot be chosen. */
  onDay?: (day: Day) => void
  /** Called with the first and last day in sight, at first and when somebody turns the page. */
  onSight?: (first: Day, last: Day) => void
  /** What the button says that gives a picked arrival up again: behind it days are grey that could be one themselves. */
  anew?: string
  /** The arrival that is picked as the calendar appears, while the departure is still to come. */
  arrival?: Day | null
  /** Called with the arrival that is picked while the departure is still to come, and with null when it no longer is. */
  onArrival?: (arrival: Day | null) => void
  value: DayRange | null
  /** Called when the second day is picked. */
  onChange: (range: DayRange) => void
}

/**
 * A calendar for a stay: arrival, then departure, at least one night. The range cannot cross a day that is
 * unavailable.
 */
export function RangeCalendar({
  value,
  onChange,
  isUnavailable,
  say,
  alsoOf,
  whyOf,
  onDay,
  onSight,
  onArrival,
  ...props
}: RangeCalendarProps) {
  const nights = value ? daysBetween(value.checkIn, value.checkOut) : 0
  const isWide = useSyncExternalStore(followWidth, isWideEnough)
  const months = props.months ?? (isWide ? 2 : 1)
  return (
    <I18nProvider locale={LOCALE[props.language]}>
      <AriaRangeCalendar
        className={clsx('calendar', props.wide && 'calendar-wide')}
        aria-label={props.label}
        autoFocus={props.autoFocus}
        visibleDuration={{ months }}
        minValue={parseDate(props.minDay)}
        maxValue={props.maxDay ? parseDate(props.maxDay) : undefined}
        defaultFocusedValue={parseDate(value?.checkIn ?? props.arrival ?? props.shown ?? props.minDay)}
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
        <Months
          months={months}
          language={props.language}
          zone={props.zone}
          markOf={props.markOf}
          say={say}
          alsoOf={alsoOf}
          whyOf={whyOf}
          onDay={onDay}
          onSight={onSight}
          onArrival={onArrival}
          anew={props.anew}
          wide={props.wide}
          picked={value === null ? (props.arrival ?? null) : null}
        />
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

interface MonthsProps
  extends Pick<
    RangeCalendarProps,
    | 'language'
    | 'wide'
    | 'zone'
    | 'markOf'
    | 'say'
    | 'alsoOf'
    | 'whyOf'
    | 'onDay'
    | 'onSight'
    | 'onArrival'
    | 'anew'
  > {
  months: 1 | 2
  /** The arrival that is picked as the months appear. */
  picked: Day | null
}

function Months({
  months,
  language,
  zone,
  markOf,
  say,
  alsoOf,
  whyOf,
  onDay,
  onSight,
  onArrival,
  anew,
  wide,
  picked,
}: MonthsProps) {
  const state = use(RangeCalendarStateContext)
  const first = state?.visibleRange.start.toString()
  const last = state?.visibleRange.end.toString()
  const arrival = state?.anchorDate?.toString()
  const focused = state?.focusedDate.toString() ?? ''
  const pick = (day: Day) => state?.setAnchorDate(parseDate(day))
  const tell = useRef({ onDay, onSight, onArrival, pick })
  useEffect(() => {
    tell.current = { onDay, onSight, onArrival, pick }
  })
  const isFocused = state?.isFocused
  useEffect(() => {
    if (isFocused) tell.current.onDay?.(focused)
  }, [isFocused, focused])
  useEffect(() => {
    if (first && last) tell.current.onSight?.(first, last)
  }, [first, last])
  const begins = useRef(picked)
  useEffect(() => {
    // What was picked before it appeared is picked anew; until it is, nothing is told to be given up.
    if (begins.current !== null) {
      tell.current.pick(begins.current)
      begins.current = null
      return
    }
    tell.current.onArrival?.(arrival ?? null)
  }, [arrival])
  if (!state) return null
  // React Aria keys data by this state object: a copy with another time zone would not be found.
  if (zone) Object.assign(state, { timeZone: zone })
  return (
    <>
      <MonthGrids
        first={state.visibleRange.start as CalendarDate}
        months={months}
        language={language}
        markOf={markOf && ((day) => markOf(day, arrival))}
        jump={
          wide && state.minValue && state.maxValue
            ? {
                from: state.minValue.toString(),
                until: state.maxValue.toString(),
                onMonth: (day) => {
                  state.setFocusedDate(parseDate(day))
                  // The list keeps the focus: by arrow keys it goes on to the next month.
                  state.setFocused(false)
                },
              }
            : undefined
        }
        spokenOf={(day) => [alsoOf?.(day), whyOf?.(day, arrival)].filter(Boolean).join(', ') || undefined}
        onClosed={(day, isBeyond) => {
          if (isBeyond) return
          state.setFocusedDate(parseDate(day))
          state.setFocused(true)
        }}
      />
      {say && (
        <p className="calendar-said small muted" aria-live={arrival ? 'polite' : 'off'}>
          {/* What the day's spoken name, or the arrival's choice, has said already is not said twice. */}
          {(state.isFocused || arrival) && (
            <span
              aria-hidden={
                state.isFocused && (!arrival || arrival === focused || whyOf?.(focused, arrival))
                  ? true
                  : undefined
              }
            >
              {say(focused, arrival)}
            </span>
          )}
        </p>
      )}
      {anew && arrival && (
        <button
          type="button"
          className="link small calendar-anew"
          onClick={() => {
            state.setAnchorDate(null)
            // The button goes: the focus is the day's again.
            state.setFocused(true)
          }}
        >
          {anew}
        </button>
      )}
    </>
  )
}
