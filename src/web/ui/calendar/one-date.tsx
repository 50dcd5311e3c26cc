import './calendar.css'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { use, useState } from 'react'
import { Calendar, CalendarStateContext } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Day } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { type Language, LOCALE } from '../../../kernel/language.ts'
import { CalendarFoot } from './calendar-foot.tsx'
import { type CalendarMark, MonthGrids } from './month-grids.tsx'

/** Days are `yyyy-mm-dd`, in the zone of the place they belong to. */
export interface OneDateProps {
  /** What is asked, for screen readers: "Date of the visit". */
  label: string
  /** The first and last day that may be chosen; today and beyond, usually. */
  minDay: Day
  maxDay?: Day
  /** Days that are struck through: blackouts, days that are sold out. */
  isUnavailable?: (day: Day) => boolean
  /** A day of the month that is shown first, where nothing is chosen yet. */
  shown?: Day
  /** What the days carry besides their number. */
  markOf?: (day: Day) => CalendarMark | undefined
  /** Why a day cannot be chosen: it is in the day's spoken name, and said below once the day was pressed or has the focus. */
  whyOf?: (day: Day) => string | undefined
  /** Hears which day has the focus: its month is the one on show. */
  onShown?: (day: Day) => void
  /** The zone (IANA name) that says which day is today. The browser's own without it. */
  zone?: string
  language: Language
  /** What the struck-through days are called in the legend. Without it there is no legend. */
  blackoutLabel?: string
  /** Takes the focus when it appears (in a popover). */
  autoFocus?: boolean
  value: Day | null
  onChange: (day: Day) => void
}

/** A calendar for one day, a month at a time. */
export function OneDate({ value, onChange, isUnavailable, ...props }: OneDateProps) {
  return (
    <I18nProvider locale={LOCALE[props.language]}>
      <Calendar
        className="calendar calendar-one"
        aria-label={props.label}
        autoFocus={props.autoFocus}
        minValue={parseDate(props.minDay)}
        maxValue={props.maxDay ? parseDate(props.maxDay) : undefined}
        defaultFocusedValue={parseDate(value ?? props.shown ?? props.minDay)}
        value={value ? parseDate(value) : null}
        isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
        onFocusChange={(date) => props.onShown?.(date.toString())}
        onChange={(date) => onChange(date.toString())}
      >
        <Month language={props.language} zone={props.zone} markOf={props.markOf} whyOf={props.whyOf} />
      </Calendar>
      {(props.blackoutLabel || value) && (
        <CalendarFoot blackoutLabel={props.blackoutLabel}>
          {value && dayInWords(value, props.language)}
        </CalendarFoot>
      )}
    </I18nProvider>
  )
}

type MonthProps = Pick<OneDateProps, 'language' | 'zone' | 'markOf' | 'whyOf'>

function Month({ language, zone, markOf, whyOf }: MonthProps) {
  const state = use(CalendarStateContext)
  // A day before the first or after the last takes no focus: it is told until another has it, or is chosen.
  const [beyond, setBeyond] = useState<{ day: Day; while: string } | null>(null)
  if (!state) return null
  // React Aria keys data by this state object: a copy with another time zone would not be found.
  if (zone) Object.assign(state, { timeZone: zone })
  const focused = state.focusedDate.toString()
  const now = `${focused} ${state.value}`
  const told = beyond?.while === now ? beyond.day : state.isFocused ? focused : null
  const why = told && whyOf?.(told)
  return (
    <>
      <MonthGrids
        first={state.visibleRange.start as CalendarDate}
        months={1}
        language={language}
        markOf={markOf}
        spokenOf={whyOf}
        onClosed={(day) => {
          if (state.isInvalid(parseDate(day))) return setBeyond({ day, while: now })
          setBeyond(null)
          state.setFocusedDate(parseDate(day))
          state.setFocused(true)
        }}
      />
      {whyOf && (
        <p className="calendar-said small muted" aria-live="polite">
          {told && why && (
            <>
              <b className="numeric">{dayInWords(told, language)}</b> {why}
            </>
          )}
        </p>
      )}
    </>
  )
}
