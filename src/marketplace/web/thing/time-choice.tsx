import { formatTime } from '../../../kernel/day.ts'
import type { ControlProps } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hours = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hours}:${index % 2 ? '30' : '00'}`
})

interface TimeChoiceProps extends Partial<ControlProps> {
  'aria-label'?: string
  /** `hh:mm`, 24 hours. */
  value: string
  onChange: (time: string) => void
}

/** An hour of the day, by halves; shown AM/PM (spec, section 9). */
export function TimeChoice({ value, onChange, ...control }: TimeChoiceProps) {
  const times = HALF_HOURS.includes(value) ? HALF_HOURS : [value, ...HALF_HOURS]
  return (
    <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
      {times.map((time) => (
        <option key={time} value={time}>
          {formatTime(time)}
        </option>
      ))}
    </Select>
  )
}
