import { type Day, todayIn } from '../kernel/day.ts'
import { dayInWords } from '../kernel/day-words.ts'
import { OWN_ZONE } from './own-zone.ts'
import { useLanguage } from './words.ts'

/** Writes a day inside of a sentence, its month by name (docs/words.md, rule 8); near it is by the reader's own day. */
export function useDayInWords(): (day: Day) => string {
  const language = useLanguage()
  return (day) => dayInWords(day, todayIn(OWN_ZONE, new Date()), language)
}
