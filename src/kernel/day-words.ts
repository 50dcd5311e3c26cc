import { type Day, type DayRange, formatTime, timeIn, todayIn } from './day.ts'
import type { Language } from './language.ts'
import { writtenDay } from './written-day.ts'

/** Spanish of some formats shortens months and weekdays with a point. */
const written = (day: Day, language: Language, parts: Intl.DateTimeFormatOptions) =>
  writtenDay(day, language, parts).replaceAll('.', '')

const monthOf = (language: Language) => (language === 'en' ? 'short' : 'long')

/**
 * A day in a sentence or on a card, always in this one form: "Wed, Dec 16, 2026", "mié 16 de diciembre de 2026". The
 * month is named, so that nobody guesses which number is the day. Tables and fields have the specification’s form
 * (`formatDay`).
 */
export function dayInWords(day: Day, language: Language): string {
  const weekday = written(day, language, { weekday: 'short' })
  const date = written(day, language, { month: monthOf(language), day: 'numeric', year: 'numeric' })
  return language === 'en' ? `${weekday}, ${date}` : `${weekday} ${date}`
}

/** A moment in a sentence, as a clock at a place shows it: "Wed, Dec 16, 2026, 08:05 PM". */
export const momentInWords = (at: Date, zone: string, language: Language): string =>
  `${dayInWords(todayIn(zone, at), language)}, ${formatTime(timeIn(zone, at))}`

/** The days of a stay in a sentence: "Jan 16 to 21", "del 29 de enero al 3 de febrero". */
export function rangeInWords({ checkIn, checkOut }: DayRange, language: Language): string {
  const sameMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  const whole = (day: Day) => written(day, language, { month: monthOf(language), day: 'numeric' })
  const date = (day: Day) => String(Number(day.slice(8)))
  if (language === 'en') return `${whole(checkIn)} to ${sameMonth ? date(checkOut) : whole(checkOut)}`
  return `del ${sameMonth ? date(checkIn) : whole(checkIn)} al ${whole(checkOut)}`
}
