/** An amount as one types it: "3,978", "3978.5", "1,208.84". Commas part thousands, a point the cents. */
const AMOUNT = /^(\d{1,3}(,\d{3})+|\d{1,9})(\.\d{1,2})?$/

/** The cents of a typed amount; null when it is none. Amounts of a report are never below zero. */
export function centsOf(text: string): number | null {
  const plain = text.trim()
  if (!AMOUNT.test(plain)) return null
  const [whole = '', part = ''] = plain.replaceAll(',', '').split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Cents as they stand in a field: "3978.00". */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
