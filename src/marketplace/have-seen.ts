import type { Currency } from '../kernel/money.ts'
import type { CartTotal } from './cart.ts'

/** A total that an owner has seen, in cents: of one resort, or of all resorts together. */
export interface SeenTotal {
  idHotel: number | null
  currency: Currency
  total: number
}

/** Whether what an owner has seen are these totals: each resort's that is named, and the sum of each currency. */
export function haveSeen(seen: readonly SeenTotal[], totals: readonly CartTotal[]): boolean {
  const sumOf = (all: readonly { currency: Currency; total: number }[], wanted: Currency) =>
    all.filter(({ currency }) => currency === wanted).reduce((sum, { total }) => sum + total, 0)
  const currencies = new Set([...seen, ...totals].map(({ currency }) => currency))
  return (
    [...currencies].every((currency) => sumOf(seen, currency) === sumOf(totals, currency)) &&
    totals.every(({ currency }) => seen.some((one) => one.currency === currency)) &&
    seen.every(
      ({ idHotel, currency, total }) =>
        idHotel === null ||
        totals.some((one) => one.hotel.id === idHotel && one.currency === currency && one.total === total),
    )
  )
}
