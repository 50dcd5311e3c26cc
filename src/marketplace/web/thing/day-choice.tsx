import { type ReactNode, useId } from 'react'
import type { Day } from '../../../kernel/day.ts'
import type { CalendarMark } from '../../../web/ui/calendar/month-grids.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { DayCalendar } from './day-calendar.tsx'
import type { TellingDays } from './told-days.tsx'
import type { Availability } from './use-not-available.ts'

interface DayChoiceProps {
  label: string
  value: Day | null
  availability: Availability
  error: string | undefined
  markOf?: (day: Day) => CalendarMark | undefined
  reasonOf?: TellingDays['reasonOf']
  shown?: Day | undefined
  onShown?: (day: Day) => void
  /** What the marks mean, and why days are closed. */
  legend?: ReactNode
  onChange: (day: Day) => void
}

/** The calendar on a product's page, with what is wrong about the day. */
export function DayChoice({ error, legend, ...calendar }: DayChoiceProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend before every day that is read
    <div className="buy-calendar" role="group" aria-labelledby={id} tabIndex={-1}>
      <p className="label" id={id}>
        {calendar.label}{' '}
        <span className="field-required" aria-hidden>
          *
        </span>
      </p>
      <DayCalendar {...calendar} />
      {legend}
      {error && <FormError>{error}</FormError>}
    </div>
  )
}
