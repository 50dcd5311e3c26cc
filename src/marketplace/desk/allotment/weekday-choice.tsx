import { Trans } from '@lingui/react/macro'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { useLanguage } from '../../../web/words.ts'
import { WEEKDAYS } from '../../publish/publish-allotment.ts'
import { weekdayName } from './weekday-name.ts'

interface WeekdayChoiceProps {
  value: readonly number[]
  onChange: (weekdays: number[]) => void
  error: string | undefined
}

/** As a week begins in the calendars. */
const IN_ORDER = [7, 1, 2, 3, 4, 5, 6]

/** The days of the week that are meant; all of them at first. */
export function WeekdayChoice({ value, onChange, error }: WeekdayChoiceProps) {
  const language = useLanguage()
  return (
    <FieldGroup legend={<Trans>On these days of the week</Trans>} error={error} required>
      <div className="weekdays">
        {IN_ORDER.map((weekday) => (
          <label key={weekday}>
            <input
              type="checkbox"
              name="weekdays"
              checked={value.includes(weekday)}
              onChange={(event) =>
                onChange(
                  WEEKDAYS.filter((one) => (one === weekday ? event.target.checked : value.includes(one))),
                )
              }
            />
            <span aria-hidden>{weekdayName(weekday, language, 'short')}</span>
            <span className="hidden-text">{weekdayName(weekday, language, 'long')}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
