import type { DayRange } from './day.ts'
import { dayInWords } from './day-words.ts'
import type { Language } from './language.ts'

/**
 * The first and the last day of a span as a card or a row says them, with what both share said once: "Wed, Dec 16 – Tue, Dec 22, 2026",
 * "mié 16 – mar 22 de diciembre de 2026". Of two years each day has its own.
 */
export function spanInWords({ checkIn, checkOut }: DayRange, language: Language): string {
  const [first, last] = [dayInWords(checkIn, language), dayInWords(checkOut, language)]
  const shared =
    checkIn.slice(0, 4) === checkOut.slice(0, 4) ? (language === 'en' ? /, \d{4}$/ : / de \d{4}$/) : null
  const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  const short = language === 'es' && isOneMonth ? / de .*$/ : shared
  return `${short ? first.replace(short, '') : first} – ${last}`
}
