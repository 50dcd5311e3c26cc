import { type Language, LOCALE } from '../../../kernel/language.ts'

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** A file's size as people say it: "840 B", "128 KB", "2.4 MB". Units of 1,024. */
export function formatBytes(bytes: number, language: Language): string {
  let value = bytes
  let unit = 0
  // 1,023.6 KB would be written as 1,024 KB.
  while (Math.round(value) >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit++
  }
  const digits = unit > 1 && value < 10 ? 1 : 0
  const figure = new Intl.NumberFormat(LOCALE[language], { maximumFractionDigits: digits }).format(value)
  return `${figure} ${UNITS[unit]}`
}
