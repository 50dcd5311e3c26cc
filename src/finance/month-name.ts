import { type Day, formatMonth } from '../kernel/day.ts'
import type { Bilingual } from '../kernel/language.ts'

/** "October 2026", "octubre de 2026". */
export function monthInWords(month: Day): Bilingual {
  const number = Number(month.slice(5, 7))
  const year = month.slice(0, 4)
  return {
    en: `${formatMonth(number, 'en', 'long')} ${year}`,
    es: `${formatMonth(number, 'es', 'long').toLowerCase()} de ${year}`,
  }
}
