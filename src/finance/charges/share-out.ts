/**
 * An amount in whole cents by weights, to the cent: each gets its part rounded down, and the cents that rounding leaves go to
 * the largest remainders, of equal ones to the first. So the parts are the amount together, and none is a cent or more from its
 * exact part. `weights` are whole numbers of zero or more, and not all zero.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const parts = exact.map((one) => Number(one / whole))
  const left = cents - parts.reduce((sum, one) => sum + one, 0)
  const byRemainder = exact
    .map((one, at) => ({ at, remainder: one % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1))
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}
