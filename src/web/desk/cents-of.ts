import { amountText, centsTyped } from '../../kernel/money.ts'

/** Cents of an amount that is typed into a field: null for an empty one, NaN for a text that is no amount. */
export function centsOf(text: string): number | null {
  return text.trim() === '' ? null : (centsTyped(text) ?? Number.NaN)
}

/** As it stands in the field: "45.50". */
export function asTyped(cents: number | null): string {
  return cents === null || Number.isNaN(cents) ? '' : amountText(cents)
}

/** A whole number that is typed into a field: null for an empty one, NaN for a text that is no whole number. */
export function wholeNumberOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN
}
