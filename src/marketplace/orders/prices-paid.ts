import { paidByLine } from '../../finance/why/paid-by-line.ts'

/** A quantity at one price: what one of them comes to, in cents. */
export interface PriceEach {
  qty: number
  each: number
}

/**
 * How many of a line at which price, taxes within: so many times one is what is paid for them. `paid` is what the line comes to
 * with its tax, the extra passengers of a transfer among it.
 */
export function pricesPaid(
  prices: readonly { qty: number; total: number }[],
  extra: number,
  paid: number,
): PriceEach[] {
  const costs = [...prices.map(({ total }) => total), extra]
  const net = costs.reduce((sum, cost) => sum + cost, 0)
  const shares = paidByLine(costs, paid - net)
  return prices.map(({ qty }, index) => ({ qty, each: Math.round((shares[index] ?? 0) / qty) }))
}
