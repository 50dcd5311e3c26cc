import { draw } from './check-draw.ts'
import type { DrawnRound } from './round.ts'
import { MOST_WISHES } from './round.ts'

/** What a draw under some rules would have meant for those who took part. */
export interface DrawFigures {
  takers: number
  weeks: number
  /** How many received their first wish. */
  first: number
  /** How many received nothing. */
  nothing: number
  /** The worst case: how many received nothing now and in none of the years before in which they took part. */
  nothingAgain: number
  /**
   * How far apart they are over the years, in points (a first wish is ten, a tenth one): what the tenth with least has of
   * these years and the draw, and the tenth with most, at least.
   */
  least: number
  most: number
}

const pointsOf = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum + MOST_WISHES + 1 - rank, 0)

/** Draws a round again, with its own seed, wishes and public number, under other weights and turns: what would have come of it. */
export async function simulateDraw(
  round: DrawnRound,
  rules: Pick<DrawnRound, 'weights' | 'each'>,
): Promise<DrawFigures> {
  const { given } = await draw({ ...round, ...rules })
  const ranks = new Map<number, number[]>()
  for (const { number, wish } of given) ranks.set(number, [...(ranks.get(number) ?? []), wish])
  const takers = round.takers.filter(({ wishes }) => wishes.length > 0)
  const of = (number: number) => ranks.get(number) ?? []
  const nothing = takers.filter(({ number }) => of(number).length === 0)
  const sums = takers
    .map(({ number, before }) =>
      [...before, of(number)].reduce<number>((sum, year) => sum + pointsOf(year ?? []), 0),
    )
    .sort((a, b) => a - b)
  return {
    takers: takers.length,
    weeks: given.length,
    first: takers.filter(({ number }) => of(number).includes(1)).length,
    nothing: nothing.length,
    nothingAgain: nothing.filter(
      ({ before }) =>
        before.some((year) => year !== null) && before.every((year) => year === null || year.length === 0),
    ).length,
    least: sums[Math.floor((sums.length - 1) / 10)] ?? 0,
    most: sums[Math.ceil(((sums.length - 1) * 9) / 10)] ?? 0,
  }
}
