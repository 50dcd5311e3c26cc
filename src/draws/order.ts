import type { DrawnRound, DrawTaker } from './round.ts'
import { MOST_WISHES } from './round.ts'
import { sealOf } from './seal.ts'

/** What the first wish is worth; each wish below it one point less, the tenth one point, nothing none. */
const worthOf = (rank: number) => MOST_WISHES + 1 - rank

/** What one year gave a contract, in points. */
const pointsOf = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum + worthOf(rank), 0)

/**
 * What each contract was given in the years before, in weighted points, by its number: the order begins with who was given
 * least. A year in which it did not take part counts as that year's mean of those who did, so that neither staying away nor
 * being new moves anybody ahead; a year without any takers counts for nobody. Points are in hundredths, rounded, so that
 * every machine compares the same whole numbers.
 */
export function standings(
  takers: readonly Pick<DrawTaker, 'number' | 'before'>[],
  weights: readonly number[],
): Map<number, number> {
  const means = weights.map((_, year) => {
    const taken = takers.flatMap(({ before }) => (before[year] ? [pointsOf(before[year])] : []))
    const total = taken.reduce((sum, points) => sum + points, 0)
    return taken.length === 0 ? 0 : Math.round((100 * total) / taken.length)
  })
  return new Map(
    takers.map(({ number, before }) => [
      number,
      weights.reduce((sum, weight, year) => {
        const ranks = before[year]
        return sum + weight * (ranks ? 100 * pointsOf(ranks) : (means[year] ?? 0))
      }, 0),
    ]),
  )
}

/**
 * The lot of a number: SHA-256 over the secret seed, the public number and the contract's number, in hex. Nobody knew both
 * before the wishes were closed, so nobody could choose it.
 */
export function lotOf(
  number: number,
  { seed, publicNumber }: Pick<DrawnRound, 'seed' | 'publicNumber'>,
): Promise<string> {
  return sealOf(`${seed}\n${publicNumber.value}\n${number}`)
}

/**
 * The order of a round: who was given least comes first, equal ones by their lots. Contracts without a wish are in no
 * order.
 */
export async function orderOf(
  takers: readonly DrawTaker[],
  round: Pick<DrawnRound, 'seed' | 'publicNumber' | 'weights'>,
): Promise<number[]> {
  const standing = standings(takers, round.weights)
  const lots = await Promise.all(
    takers
      .filter(({ wishes }) => wishes.length > 0)
      .map(async ({ number }) => ({ number, lot: await lotOf(number, round) })),
  )
  return lots
    .toSorted(
      (a, b) => (standing.get(a.number) ?? 0) - (standing.get(b.number) ?? 0) || (a.lot < b.lot ? -1 : 1),
    )
    .map(({ number }) => number)
}
