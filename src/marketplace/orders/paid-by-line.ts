/**
 * What each line of an order comes to with its tax within, in cents. Orders keep the tax of all their lines together:
 * each line gets its share, and the last of those that cost something what is left, so that they add up to the total.
 */
export function paidByLine(costs: readonly number[], tax: number): number[] {
  const net = costs.reduce((sum, cost) => sum + cost, 0)
  const last = costs.findLastIndex((cost) => cost > 0)
  let left = tax
  return costs.map((cost, index) => {
    const share = net === 0 ? 0 : index === last ? left : Math.round((cost * tax) / net)
    left -= share
    return cost + share
  })
}

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
