import './calendar.css'
import { parseDate } from '@internationalized/date'
import { use } from 'react'
import { Calendar, CalendarStateContext } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Day } from '../../../kernel/day.ts'
import { type Language, LOCALE } from '../../../kernel/language.ts'
import { CalendarFoot } from './calendar-foot.tsx'
import type { CalendarProps } from './calendar-props.ts'
import { MonthGrids } from './month-grids.tsx'

export interface OneDateProps extends CalendarProps {
  value: Day | null
  onChange: (day: Day) => void
}

/** A calendar for one day. */
export function OneDate({ value, onChange, isUnavailable, ...props }: OneDateProps) {
  return (
    <I18nProvider locale={LOCALE[props.language]}>
      <Calendar
        className="calendar"
        aria-label={props.label}
        autoFocus={props.autoFocus}
        minValue={parseDate(props.minDay)}
        maxValue={props.maxDay ? parseDate(props.maxDay) : undefined}
        defaultFocusedValue={parseDate(value ?? props.minDay)}
        value={value ? parseDate(value) : null}
        isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
        onChange={(date) => onChange(date.toString())}
      >
        <Month language={props.language} zone={props.zone} />
      </Calendar>
      <CalendarFoot blackoutLabel={props.blackoutLabel} />
    </I18nProvider>
  )
}

function Month({ language, zone }: { language: Language; zone?: string }) {
  const state = use(CalendarStateContext)
  if (!state) return null
  // The library keeps notes by this very object: a copy with another zone would be a stranger to it.
  if (zone) Object.assign(state, { timeZone: zone })
  return <MonthGrids first={state.visibleRange.start} months={1} language={language} single />
}
