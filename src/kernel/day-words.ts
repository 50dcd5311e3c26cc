import { type Day, type DayRange, daysBetween } from './day.ts'
import type { Language } from './language.ts'
import { writtenDay } from './written-day.ts'

/** The distance in days within which a day is named with its weekday and without its year. */
const NEAR_DAYS = 180

/** Spanish of some formats shortens months and weekdays with a point. */
const written = (day: Day, language: Language, parts: Intl.DateTimeFormatOptions) =>
  writtenDay(day, language, parts).replaceAll('.', '')

const monthOf = (language: Language) => (language === 'en' ? 'short' : 'long')

/**
 * A day in a sentence, its month named so that nobody guesses which number is the day: "Sat, Jan 2" or "sáb 2 de enero"
 * where it is near, "Oct 1" behind us in this year, "Aug 3, 2027" else.
 */
export function dayInWords(day: Day, today: Day, language: Language): string {
  const ahead = daysBetween(today, day)
  const date = written(day, language, { month: monthOf(language), day: 'numeric' })
  if (ahead >= 0 && ahead <= NEAR_DAYS) {
    const weekday = written(day, language, { weekday: 'short' })
    return language === 'en' ? `${weekday}, ${date}` : `${weekday} ${date}`
  }
  if (ahead < 0 && day.slice(0, 4) === today.slice(0, 4)) return date
  return written(day, language, { month: monthOf(language), day: 'numeric', year: 'numeric' })
}

/** The days of a stay in a sentence: "Jan 16 to 21", "del 29 de enero al 3 de febrero". */
export function rangeInWords({ checkIn, checkOut }: DayRange, language: Language): string {
  const sameMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  const whole = (day: Day) => written(day, language, { month: monthOf(language), day: 'numeric' })
  const date = (day: Day) => String(Number(day.slice(8)))
  if (language === 'en') return `${whole(checkIn)} to ${sameMonth ? date(checkOut) : whole(checkOut)}`
  return `del ${sameMonth ? date(checkIn) : whole(checkIn)} al ${whole(checkOut)}`
}

/** A date in a sentence whose weekday says nothing: "Aug 3, 2027" or "3 de agosto de 2027". */
export function wholeDateWords(day: Day, language: Language): string {
  return writtenDay(day, language, { month: monthOf(language), day: 'numeric', year: 'numeric' })
}
