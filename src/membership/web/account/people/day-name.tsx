import type { Day } from '../../../../kernel/day.ts'
import { writtenDay } from '../../../../kernel/written-day.ts'
import { useLanguage } from '../../../../web/words.ts'

/** A day whose month has a name: a sentence does not let anyone guess which number is the day. */
export function DayName({ day, year = true }: { day: Day; year?: boolean }) {
  const language = useLanguage()
  const month = language === 'es' ? 'long' : 'short'
  const words = writtenDay(day, language, { day: 'numeric', month, ...(year && { year: 'numeric' }) })
  return <time dateTime={day}>{words}</time>
}
