import type { BuyerFacts, Goods, WantedLine } from './goods.ts'

/** How many seats of an event that costs something one membership may have. */
export const EVENT_SEATS = 20

type Ceiled = Pick<WantedLine, 'kind' | 'detailId' | 'operationdate'>

/**
 * How many of a line's variant one membership may have on a day, or seats of an event, in all of its orders; null where that is not
 * known. A line has no more of it (`most_of_a_line`), and neither have several of them.
 */
export function ceilingOf({ kind, detailId }: Ceiled, { details, events }: Goods): number | null {
  if (kind === 'event') return events.get(detailId)?.most ?? null
  return kind === 'product' ? (details.get(detailId)?.mostOfLine ?? null) : null
}

/** What the membership has of it already: of a variant on the line's day, of an event at all. */
export function orderedOf(
  { kind, detailId, operationdate }: Ceiled,
  { ordered }: Pick<BuyerFacts, 'ordered'>,
): number {
  return ordered
    .filter(
      (one) =>
        one.kind === kind && one.detailId === detailId && (kind === 'event' || one.day === operationdate),
    )
    .reduce((sum, { qty }) => sum + qty, 0)
}

/** Whether all lines together, with what is ordered already, are more than one membership may have. */
export function isBeyondCeiling(
  line: WantedLine,
  lines: readonly WantedLine[],
  goods: Goods,
  buyer: Pick<BuyerFacts, 'ordered'>,
): boolean {
  const ceiling = ceilingOf(line, goods)
  if (ceiling === null || (line.kind === 'product' && line.operationdate === null)) return false
  const same = lines.filter(
    (one) =>
      one.kind === line.kind &&
      one.detailId === line.detailId &&
      (line.kind === 'event' || one.operationdate === line.operationdate),
  )
  const wanted = same.reduce((sum, { qty }) => sum + qty, 0)
  return orderedOf(line, buyer) + wanted > ceiling
}
