import type { Day } from '../../kernel/day.ts'
import { type Language, LOCALE } from '../../kernel/language.ts'

const at = (day: Day) => new Date(`${day}T00:00:00Z`)

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

/** A day in a row or a sentence, its month by name so that nobody guesses which number is the day: "Fri, Dec 11". */
export function dayWords(day: Day, language: Language): string {
  return format(language, 'day', { weekday: 'short', month: 'short', day: 'numeric' }).format(at(day))
}

/** The same with its year where that is not the reader's own: "Sat, Mar 2, 2024". */
export function dayOfYearWords(day: Day, language: Language, today: Day): string {
  if (day.slice(0, 4) === today.slice(0, 4)) return dayWords(day, language)
  const whole = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const
  return format(language, 'day of year', whole).format(at(day))
}

/** Days in a row: "Dec 11 – 17". */
export function daysWords(first: Day, last: Day, language: Language): string {
  return format(language, 'days', { month: 'long', day: 'numeric' }).formatRange(at(first), at(last))
}

/** "Dec 11" of a history's row, where the weekday says nothing. */
export function dateWords(day: Day, language: Language): string {
  return format(language, 'date', { month: 'short', day: 'numeric' }).format(at(day))
}

/** The weekday by its whole name; of several days the short ones: "Mon – Wed". */
export function weekdayWords(first: Day, last: Day, language: Language): string {
  if (first === last) return format(language, 'weekday', { weekday: 'long' }).format(at(first))
  const short = format(language, 'short', { weekday: 'short' })
  return `${short.format(at(first))} – ${short.format(at(last))}`
}
