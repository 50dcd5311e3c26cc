import { addMonths, type Day, formatMonth } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'

/** The first days of the last `count` whole months before today, oldest first. */
export function wholeMonths(today: Day, count: number): Day[] {
  const current = `${today.slice(0, 7)}-01`
  return Array.from({ length: count }, (_, index) => addMonths(current, index - count))
}

/** "October 2026", "octubre de 2026". */
export function monthName(month: Day): Bilingual {
  const number = Number(month.slice(5, 7))
  const year = month.slice(0, 4)
  return {
    en: `${formatMonth(number, 'en', 'long')} ${year}`,
    es: `${formatMonth(number, 'es', 'long').toLowerCase()} de ${year}`,
  }
}
