import type { Day } from './day.ts'
import { type Language, LOCALE } from './language.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The formatter of a language's days, cached: it is far more expensive to create than to use. */
function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

const at = (day: Day) => new Date(`${day}T00:00:00Z`)

/** A day in words, with the parts that are asked for: "Sat, Mar 2, 2024", "noviembre de 2026". */
export function writtenDay(day: Day, language: Language, parts: Intl.DateTimeFormatOptions): string {
  return formatOf(language, parts).format(at(day))
}

/** Two days in words, with what they share said once: "Oct 23 – 27". */
export function writtenDays(
  first: Day,
  last: Day,
  language: Language,
  parts: Intl.DateTimeFormatOptions,
): string {
  const words = formatOf(language, parts).formatRange(at(first), at(last))
  // Between two months, Intl leaves out the last "de" of "24 de abr – 1 de may de 2027".
  return language === 'es' ? words.replace(/(?<! de) (?=\d{4}$)/, ' de ') : words
}
