import type { Day } from '../kernel/day.ts'
import {
  type BuyerFacts,
  type Goods,
  type Resort,
  type StayToOrderFor,
  stayOn,
  type WantedLine,
} from './goods.ts'

/** Where a line of a cart is served, and the stay that it goes with. */
export interface Serving {
  resort: Resort
  /** The stay that its day falls into, else the one that the order is named for. */
  stay: StayToOrderFor | null
}

type Served = Pick<WantedLine, 'uuid' | 'uuidPackage' | 'kind' | 'detailId' | 'operationdate'>

/**
 * A line is served at the resort of what is sold. What every resort offers is served where the owner stays on its day,
 * else at the stay that the order is named for, else at the contract's own. A package's parts go with their package.
 */
export function servingOf(
  line: Served,
  lines: readonly Served[],
  goods: Goods,
  { stays, resort: contracts }: Pick<BuyerFacts, 'stays' | 'resort'>,
  idBooking: number | null,
): Serving {
  const head = lines.find(({ uuid }) => uuid === line.uuidPackage) ?? line
  const sold = soldAt(head, lines, goods)
  const stayFor = (one: Served) =>
    stayOn(stays, lineDayOf(one, lines, goods), idBooking, sold) ??
    stays.find(({ id }) => id === idBooking) ??
    null
  const resort = sold ?? stayFor(head)?.resort ?? contracts
  return { resort, stay: stayFor(line) }
}

/** The tax of where each line of a cart is served, in percent. */
export function taxPercents(
  lines: readonly WantedLine[],
  goods: Goods,
  buyer: Pick<BuyerFacts, 'stays' | 'resort'>,
  idBooking: number | null,
): (line: WantedLine) => number {
  return (line) => servingOf(line, lines, goods, buyer, idBooking).resort.taxPercent
}

/** The resort where the owner stays, where a line is served at another. */
export function stayElsewhere({ resort, stay }: Serving): string | null {
  return stay && stay.resort.id !== resort.id ? stay.resort.name : null
}

/** The day of a line: an event has its own, a package the first of its parts; null where none is chosen yet. */
export function lineDayOf(
  line: Omit<Served, 'uuidPackage'>,
  lines: readonly Served[],
  goods: Goods,
): Day | null {
  if (line.kind === 'event') return goods.events.get(line.detailId)?.startDate ?? null
  if (line.kind === 'product') return line.operationdate
  const days = lines.filter((one) => one.uuidPackage === line.uuid).map((one) => lineDayOf(one, [], goods))
  return days.filter((day) => day !== null).sort()[0] ?? null
}

/** Where it is offered alone, a package's parts asked too; null where every resort offers it, or it is not on sale. */
function soldAt(line: Served, lines: readonly Served[], goods: Goods): Resort | null {
  const { details, packages, events } = goods
  const sold = { product: details, package: packages, event: events }[line.kind].get(line.detailId)
  if (sold?.resort || line.kind !== 'package') return sold?.resort ?? null
  const parts = lines.filter(({ uuidPackage }) => uuidPackage === line.uuid)
  return parts.map(({ detailId }) => details.get(detailId)?.resort).find((resort) => resort) ?? null
}
