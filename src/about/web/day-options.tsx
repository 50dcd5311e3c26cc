import { type Day, formatMonth } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { LOCALE } from '../../kernel/language.ts'
import { useLanguage } from '../../web/words.ts'

interface DayOptionsProps {
  days: readonly Day[]
  value: Day
  onChange: (day: Day) => void
}

/** Days as small leaves of a calendar; native radios, so the arrow keys walk through them. */
export function DayOptions({ days, value, onChange }: DayOptionsProps) {
  const language = useLanguage()
  const weekday = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className="day-options">
      {days.map((day) => (
        <label key={day} className="leaf">
          <input
            type="radio"
            name="day"
            value={day}
            checked={day === value}
            aria-label={dayInWords(day, language)}
            onChange={() => onChange(day)}
          />
          <span aria-hidden>{weekday.format(Date.parse(day)).replace('.', '')}</span>
          <b aria-hidden>{Number(day.slice(8))}</b>
          <span aria-hidden>{formatMonth(Number(day.slice(5, 7)), language)}</span>
        </label>
      ))}
    </div>
  )
}
