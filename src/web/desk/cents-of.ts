/** Cents of an amount as it is typed, "45", "45.5", "45,50" or "1250.00"; null for nothing, NaN for what is none. */
export function centsOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  return whole === '' ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** As it stands in the field: "45.50". */
export function asTyped(cents: number | null): string {
  return cents === null || Number.isNaN(cents) ? '' : (cents / 100).toFixed(2)
}

/** A whole number as it is typed; null for nothing, NaN for what is none. */
export function wholeOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN
}
