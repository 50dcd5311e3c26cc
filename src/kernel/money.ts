import { type Language, LOCALE } from './language.ts'

export const CURRENCIES = ['USD', 'MXN'] as const
export type Currency = (typeof CURRENCIES)[number]

/** An amount in integer minor units (cents) of one currency. Two currencies are never summed. */
export interface Money {
  cents: number
  currency: Currency
}

/** The sum of amounts of one currency, or an exception: a mixed sum is a bug, not a figure. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  let cents = 0
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new Error(`A sum in ${currency} met ${amount.currency}`)
    cents += amount.cents
  }
  return { cents, currency }
}

/** A share of an amount in percent, rounded half away from zero to the cent. */
export function share(amount: Money, percent: number): Money {
  const exact = (Math.abs(amount.cents) * percent) / 100
  return { cents: Math.sign(amount.cents) * Math.round(exact), currency: amount.currency }
}

/** "$2,412.60": es-MX for MXN, en-US for USD (spec, section 9), with a true minus sign. */
export function formatMoney({ cents, currency }: Money, decimals: 0 | 2 = 2): string {
  const key = `${currency}${decimals}`
  const format = formats.get(key) ?? moneyFormat(currency, decimals)
  formats.set(key, format)
  return format.format(cents / 100).replace('-', '\u2212')
}

/** "$2,412.60 USD": an amount where two currencies may meet. The dollar's sign is the peso's too, so its currency is beside it. */
export function namedMoney(money: Money, decimals: 0 | 2 = 2): string {
  return `${formatMoney(money, decimals)} ${money.currency}`
}

/** Making a format costs a hundred times what using it does. */
const formats = new Map<string, Intl.NumberFormat>()

function moneyFormat(currency: Currency, decimals: 0 | 2): Intl.NumberFormat {
  return new Intl.NumberFormat(currency === 'MXN' ? LOCALE.es : LOCALE.en, {
    style: 'currency',
    currency,
    // Never "-$0.00" for nothing.
    signDisplay: 'negative',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

/** Numbers above 999 as k with one decimal: 2412 gives "2.4k" (spec, section 9). */
export function formatShort(value: number, language: Language = 'en'): string {
  const text =
    Math.abs(value) > 999
      ? `${(value / 1000).toFixed(1)}k`
      : new Intl.NumberFormat(LOCALE[language], { signDisplay: 'negative' }).format(Math.round(value))
  return text.replace('-', '\u2212')
}

/** Digits, or digits in groups of three behind commas; then one or two decimals behind a point or a comma. */
const AMOUNT = /^(?<whole>\d{1,3}(?:,\d{3})+|\d{1,9})(?:[.,](?<decimals>\d{1,2}))?$/

/**
 * The cents of an amount as a person types it, in every field of the portal alike: "45", "45.5", "45,50", "1250.00", "1,250",
 * "1,208.84". A comma before three digits parts thousands, before one or two it is the decimal sign. Null for what is none,
 * also for "1.250": a point before three digits could be either. Never below zero.
 */
export function centsTyped(text: string): number | null {
  const { whole, decimals = '' } = AMOUNT.exec(text.trim())?.groups ?? {}
  if (whole === undefined) return null
  return Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Cents as they stand in a field: "3978.00". `centsTyped` reads them again. */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
