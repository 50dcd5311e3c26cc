import { useId } from 'react'
import type { Day } from '../../../kernel/day.ts'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { DayCalendar } from './day-calendar.tsx'
import type { Availability } from './use-not-available.ts'

interface DayChoiceProps {
  label: string
  value: Day | null
  availability: Availability
  error: string | undefined
  onChange: (day: Day) => void
}

/** The calendar on a product's page, with what is wrong about the day. */
export function DayChoice({ error, ...calendar }: DayChoiceProps) {
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
      {error && <FormError>{error}</FormError>}
    </div>
  )
}
