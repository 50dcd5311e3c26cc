import { type Day, daysBetween } from '../../../kernel/day.ts'
import { type Language, LOCALE } from '../../../kernel/language.ts'

/** So near the weekday says more than the year does. */
const NEAR_DAYS = 180

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

const at = (day: Day) => new Date(`${day}T00:00:00Z`)

/** The days of a stay in a row, whose year stands above: "Oct 23 – 27". */
export function daysWords(checkIn: Day, checkOut: Day, language: Language): string {
  return format(language, { month: 'short', day: 'numeric' })
    .formatRange(at(checkIn), at(checkOut))
    .replaceAll('.', '')
}

/** The same with their year: "Feb 12 – 16, 2027". */
export function daysOfYearWords(checkIn: Day, checkOut: Day, language: Language): string {
  return format(language, { month: 'short', day: 'numeric', year: 'numeric' })
    .formatRange(at(checkIn), at(checkOut))
    .replaceAll('.', '')
}

/** A day whose weekday says nothing: "Aug 3, 2027" or "3 de agosto de 2027". */
export function dayWords(day: Day, language: Language): string {
  const month = language === 'en' ? 'short' : 'long'
  return format(language, { month, day: 'numeric', year: 'numeric' }).format(at(day))
}

/** The month of a day: "November 2026" or "noviembre de 2026". */
export function monthWords(day: Day, language: Language): string {
  return format(language, { month: 'long', year: 'numeric' }).format(at(day))
}

/** A day ahead in a sentence, its month by name: "Sat, Jan 2" or "sáb 2 de enero" where it is near, else with its year. */
export function dayAheadWords(day: Day, today: Day, language: Language): string {
  const month = language === 'en' ? 'short' : 'long'
  const isNear = daysBetween(today, day) <= NEAR_DAYS
  const options: Intl.DateTimeFormatOptions = isNear
    ? { weekday: 'short', month, day: 'numeric' }
    : { month, day: 'numeric', year: 'numeric' }
  const words = format(language, options).format(at(day))
  return language === 'es' ? words.replace(',', '').replaceAll('.', '') : words
}
