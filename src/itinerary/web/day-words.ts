import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { writtenDay, writtenDays } from '../../kernel/written-day.ts'

/** A date with its weekday, the month by name so that nobody guesses which number is the day: "Fri, Dec 11". */
export function weekdayDateWords(day: Day, language: Language): string {
  return plain(writtenDay(day, language, { weekday: 'short', month: 'short', day: 'numeric' }), language)
}

/** Spanish of some formats shortens with a point, or puts a comma after the weekday where the year follows. */
const plain = (words: string, language: Language) =>
  language === 'es' ? words.replace(',', '').replaceAll('.', '') : words

/** The same with its year where that is not the reader's own: "Sat, Mar 2, 2024". */
export function dayOfYearWords(day: Day, language: Language, today: Day): string {
  if (day.slice(0, 4) === today.slice(0, 4)) return weekdayDateWords(day, language)
  return plain(
    writtenDay(day, language, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
    language,
  )
}

/** Days in a row: "Dec 11 – 17". */
export function daysWords(first: Day, last: Day, language: Language): string {
  return writtenDays(first, last, language, { month: 'long', day: 'numeric' })
}

/** "Dec 11" of a history's row, where the weekday says nothing. */
export function dateWords(day: Day, language: Language): string {
  return writtenDay(day, language, { month: 'short', day: 'numeric' })
}

/** The weekday by its whole name; of several days the short ones: "Mon – Wed". */
export function weekdayWords(first: Day, last: Day, language: Language): string {
  if (first === last) return writtenDay(first, language, { weekday: 'long' })
  const short = { weekday: 'short' } as const
  return `${writtenDay(first, language, short)} – ${writtenDay(last, language, short)}`
}
