import { standings } from './order.ts'
import type { DrawTaker } from './round.ts'

/** Where a contract stands before the draw: its group of equals, and between which places of the order it will be. */
export interface DrawStanding {
  /** Of those who were given equally much the group is the how manyth, from 1 for who was given least. */
  group: number
  groups: number
  /** The first and the last place that the draw can give it, as things stand. */
  from: number
  to: number
  of: number
}

/** Where a contract stands among those who take part. Null where it is not among them. */
export function drawStandingOf(
  number: number,
  takers: readonly Pick<DrawTaker, 'number' | 'before'>[],
  weights: readonly number[],
): DrawStanding | null {
  const points = standings(takers, weights)
  const mine = points.get(number)
  if (mine === undefined) return null
  const all = [...points.values()]
  const groups = [...new Set(all)].sort((a, b) => a - b)
  const before = all.filter((one) => one < mine).length
  const equal = all.filter((one) => one === mine).length
  return {
    group: groups.indexOf(mine) + 1,
    groups: groups.length,
    from: before + 1,
    to: before + equal,
    of: all.length,
  }
}
