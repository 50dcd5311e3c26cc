import { addMonths, type Day } from '../../../kernel/day.ts'
import { type Language, LOCALE } from '../../../kernel/language.ts'
import { Select } from '../fields/select.tsx'

interface MonthJumpProps {
  /** A day of the month on show. */
  shown: Day
  from: Day
  until: Day
  language: Language
  onMonth: (day: Day) => void
}

/** The name of the month on show, as a list of all that may be shown: another is one press away. */
export function MonthJump({ shown, from, until, language, onMonth }: MonthJumpProps) {
  const format = new Intl.DateTimeFormat(LOCALE[language], { month: 'long', timeZone: 'UTC' })
  const nameOf = (month: string) => {
    const name = format.format(Date.parse(`${month}-01`))
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`
  }
  return (
    <div className="calendar-jump">
      <Select
        className="sub"
        aria-label={new Intl.DisplayNames(LOCALE[language], { type: 'dateTimeField' }).of('month')}
        value={shown.slice(0, 7)}
        onChange={({ target }) => onMonth(`${target.value}-01`)}
      >
        {monthsBetween(from, until).map((month) => (
          <option key={month} value={month}>
            {nameOf(month)}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** The months from one day's to another's, both in it: "2027-04". */
function monthsBetween(from: Day, until: Day): string[] {
  const months: string[] = []
  for (let day = `${from.slice(0, 7)}-01`; day <= until; day = addMonths(day, 1)) months.push(day.slice(0, 7))
  return months
}
