/** A rate as it is written: pesos for one unit, with a point and six decimals at most. */
export type Rate = string

/** Cents of a currency in cents of pesos by a rate, rounded half away from zero; computed in whole numbers, so nothing is lost on the way. */
export function inPesos(cents: number, rate: Rate): number {
  const [whole = '0', decimals = ''] = rate.split('.')
  const millionths = BigInt(whole) * 1_000_000n + BigInt(decimals.padEnd(6, '0').slice(0, 6))
  const product = BigInt(Math.abs(cents)) * millionths
  const rounded = (product + 500_000n) / 1_000_000n
  return Number(rounded) * (cents < 0 ? -1 : 1)
}

/** A rate without the zeros at its end: "18.440200" is "18.4402". */
export function shortRate(rate: Rate): string {
  return rate.includes('.') ? rate.replace(/0+$/, '').replace(/\.$/, '') : rate
}
