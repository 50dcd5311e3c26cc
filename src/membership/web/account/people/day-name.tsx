import type { Day } from '../../../../kernel/day.ts'
import { useLanguage } from '../../../../web/words.ts'

/** A day whose month has a name: a sentence does not let anyone guess which number is the day. */
export function DayName({ day, year = true }: { day: Day; year?: boolean }) {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    timeZone: 'UTC',
    day: 'numeric',
    month: language === 'es' ? 'long' : 'short',
    ...(year && { year: 'numeric' }),
  })
  return <time dateTime={day}>{format.format(new Date(`${day}T12:00:00Z`))}</time>
}
