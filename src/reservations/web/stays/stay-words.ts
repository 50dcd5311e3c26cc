import type { Day } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import { writtenDay, writtenDays } from '../../../kernel/written-day.ts'

/** The days of a stay in a row, whose year stands above: "Oct 23 – 27"; of a single day "Oct 23" or "23 de oct". */
export function stayDaysWords(checkIn: Day, checkOut: Day, language: Language): string {
  const days = writtenDays(checkIn, checkOut, language, { month: 'short', day: 'numeric' }).replaceAll(
    '.',
    '',
  )
  // A short month alone lacks the word that it has in a range.
  return language === 'es' && checkIn === checkOut ? days.replace(/^(\d+) (?!de )/, '$1 de ') : days
}

/** The same with their year: "Feb 12 – 16, 2027". */
export function daysOfYearWords(checkIn: Day, checkOut: Day, language: Language): string {
  const parts = { month: 'short', day: 'numeric', year: 'numeric' } as const
  return writtenDays(checkIn, checkOut, language, parts).replaceAll('.', '')
}

/** The same with their weekdays, on a card: "Wed, Dec 16 – Tue, Dec 22, 2026". */
export function weekdaysOfStayWords(checkIn: Day, checkOut: Day, language: Language): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const
  return writtenDays(checkIn, checkOut, language, parts).replaceAll('.', '')
}

/** The month of a day: "November 2026" or "noviembre de 2026". */
export function monthWords(day: Day, language: Language): string {
  return writtenDay(day, language, { month: 'long', year: 'numeric' })
}
