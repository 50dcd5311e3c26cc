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
