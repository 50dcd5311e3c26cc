import { type Language, LOCALE } from '../../../kernel/language.ts'
import { type Currency, formatMoney, formatShort, type Money } from '../../../kernel/money.ts'

/** An amount for a glance: above 999 as "$20.5k" (spec, section 9), below it in full. The exact one stands near it. */
export function shortMoney(cents: number, currency: Currency): string {
  if (Math.abs(cents) <= 99_900) return formatMoney({ cents, currency })
  const sign = cents < 0 ? '\u2212' : ''
  return `${sign}$${formatShort(Math.abs(cents) / 100)}`
}

/** An amount with its sign, also the plus: "+$3,523.95". */
export function signedMoney(money: Money): string {
  return money.cents > 0 ? `+${formatMoney(money)}` : formatMoney(money)
}

/** Making a format costs far more than using it, and a chart asks for each of its figures. */
const formats = new Map<string, Intl.NumberFormat>()

/** "68%", or with one decimal: "68.4%". */
export function percent(value: number, language: Language, decimals: 0 | 1 = 0): string {
  const key = `${language}${decimals}`
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALE[language], { style: 'percent', ...digits })
  formats.set(key, format)
  return format.format(value / 100)
}
