/**
 * What each line of an order comes to with its tax within, in cents. Orders keep the tax of all their lines together:
 * each line gets its share, and the last of those that cost something what is left, so that they add up to the total. A tax below zero is
 * taken off in the same way.
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
