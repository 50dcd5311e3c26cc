import { type Day, type DayRange, daysBetween } from '../kernel/day.ts'
import { type Language, LOCALE } from '../kernel/language.ts'

/** So near the weekday says more than the year does. */
const NEAR_DAYS = 180

const formats = new Map<string, Intl.DateTimeFormat>()

function written(day: Day, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${Object.keys(options)}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  // Spanish of some formats shortens months and weekdays with a point.
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll('.', '')
}

const monthOf = (language: Language) => (language === 'en' ? 'short' : 'long')

/**
 * A day in a sentence, its month named so that nobody guesses which number is the day: "Sat, Jan 2" or "sáb 2 de enero"
 * where it is near, "Oct 1" behind us in this year, "Aug 3, 2027" else.
 */
export function dayWords(day: Day, today: Day, language: Language): string {
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
export function rangeWords({ checkIn, checkOut }: DayRange, language: Language): string {
  const sameMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  const whole = (day: Day) => written(day, language, { month: monthOf(language), day: 'numeric' })
  const date = (day: Day) => String(Number(day.slice(8)))
  if (language === 'en') return `${whole(checkIn)} to ${sameMonth ? date(checkOut) : whole(checkOut)}`
  return `del ${sameMonth ? date(checkIn) : whole(checkIn)} al ${whole(checkOut)}`
}
