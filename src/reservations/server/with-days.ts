import { isDay } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import type { Language } from '../../kernel/language.ts'
import type { Refusal } from '../../kernel/outcome.ts'

/** A refusal with its days as the reader writes them. */
export function withDays<R extends string>(refusal: Refusal<R>, language: Language): Refusal<R> {
  if (!refusal.values) return refusal
  const values = Object.entries(refusal.values).map(([name, value]) => [
    name,
    isDay(value) ? dayInWords(value, language) : value,
  ])
  return { ...refusal, values: Object.fromEntries(values) }
}
