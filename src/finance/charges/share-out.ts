/**
 * An amount in whole cents by weights, to the cent: each gets its part rounded down, and the cents that rounding leaves go to
 * the largest remainders, of equal ones to the first. So the parts are the amount together, and none is a cent or more from its
 * exact part. `weights` are whole numbers of zero or more, and not all zero.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const largest = weights.reduce((most, weight) => Math.max(most, weight), 0)
  return Math.abs(cents) * largest <= Number.MAX_SAFE_INTEGER && sum <= Number.MAX_SAFE_INTEGER
    ? inNumbers(cents, weights, sum)
    : inBigInts(cents, weights)
}

/** Products that are exact as numbers: a charge run shares thousands of times as many. */
function inNumbers(cents: number, weights: readonly number[], whole: number): number[] {
  const remainders = weights.map((weight) => (cents * weight) % whole)
  const parts = weights.map((weight, at) => (cents * weight - (remainders[at] ?? 0)) / whole)
  const left = cents - parts.reduce((sum, one) => sum + one, 0)
  const byRemainder = Uint32Array.from(weights.keys()).sort(
    (a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b,
  )
  for (const at of byRemainder.subarray(0, left)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

function inBigInts(cents: number, weights: readonly number[]): number[] {
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
