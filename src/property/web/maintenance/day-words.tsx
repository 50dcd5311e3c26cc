import type { Day } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { spanInWords } from '../../../kernel/span-words.ts'
import { useLanguage } from '../../../web/words.ts'

/** The days on which somebody may come. */
export function Days({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }) {
  const language = useLanguage()
  if (firstDay === lastDay) return <>{dayInWords(firstDay, language)}</>
  return <>{spanInWords({ checkIn: firstDay, checkOut: lastDay }, language)}</>
}
