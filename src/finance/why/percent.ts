import { type Language, LOCALE } from '../../kernel/language.ts'

/** "28%", "0.640%", "−2%", in the language's own manner; hundredths of a percent. */
export function percentText(basisPoints: number, language: Language, decimals = 2): string {
  const text = new Intl.NumberFormat(LOCALE[language], {
    style: 'percent',
    maximumFractionDigits: decimals,
  }).format(basisPoints / 10_000)
  return text.replace('-', '\u2212')
}
