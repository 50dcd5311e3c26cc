import type { Day } from '../kernel/day.ts'
import { dayInWords } from '../kernel/day-words.ts'
import { useLanguage } from './words.ts'

/** Writes a day inside of a sentence or on a card, its month by name (docs/words.md, rule 8). */
export function useDayInWords(): (day: Day) => string {
  const language = useLanguage()
  return (day) => dayInWords(day, language)
}
