import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { writtenDay, writtenDays } from '../../kernel/written-day.ts'

/** Days in a row: "Dec 11 – 17". */
export function daysWords(first: Day, last: Day, language: Language): string {
  return writtenDays(first, last, language, { month: 'long', day: 'numeric' })
}

/** The weekday by its whole name; of several days the short ones: "Mon – Wed". */
export function weekdayWords(first: Day, last: Day, language: Language): string {
  if (first === last) return writtenDay(first, language, { weekday: 'long' })
  const short = { weekday: 'short' } as const
  return `${writtenDay(first, language, short)} – ${writtenDay(last, language, short)}`
}
