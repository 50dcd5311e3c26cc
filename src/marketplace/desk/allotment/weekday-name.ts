import { type Language, LOCALE } from '../../../kernel/language.ts'

/** A day of the week by its number, Monday 1 to Sunday 7, as it is called: "Mon", "Monday". */
export function weekdayName(weekday: number, language: Language, style: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(LOCALE[language], { weekday: style, timeZone: 'UTC' })
    .format(Date.UTC(2024, 0, weekday))
    .replace('.', '')
}
