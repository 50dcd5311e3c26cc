import type { Day } from '../../kernel/day.ts'
import type { CartLine } from '../cart.ts'
import { lineMomentKey } from '../line-moment.ts'
import type { StayToPlan } from '../stays/stays.endpoints.ts'
import type { Leg } from './legs.ts'

/** A transfer that a stay holds already. */
export type HeldTransfer = StayToPlan['transfers'][number]

/**
 * The transfers that go the same way as a leg for the stay of its day: one is there already. A round trip is two legs, each with
 * the other way's own.
 */
export function transfersThere(
  { leg, day }: { leg: Leg; day: Day | null },
  stays: readonly Pick<StayToPlan, 'datein' | 'dateout' | 'transfers'>[],
): HeldTransfer[] {
  if (day === null) return []
  const way = leg === 'Arrival' ? 'arrival' : 'departure'
  const isOf = ({ datein, dateout }: (typeof stays)[number]) => datein <= day && day <= dateout
  // Where one stay ends as the next begins, the way there is the next one's and the way back the first one's.
  const own = stays.filter(isOf)
  const edge = own.filter(({ datein, dateout }) => day === (leg === 'Arrival' ? datein : dateout))
  return (edge.length > 0 ? edge : own).flatMap(({ transfers }) => transfers.filter((one) => one.leg === way))
}

/** A line of the cart, as far as where it goes and when. */
type RidingLine = Pick<
  CartLine,
  'uuid' | 'itinerario' | 'operationdate' | 'operationtime' | 'belongsToPackage' | 'keptSecond'
>

/** The transfer that is there already the same way on the same day: ordered, or a line of the cart before this one. */
export type TransferBefore = { of: 'order'; held: HeldTransfer } | { of: 'cart'; time: string }

/**
 * What goes the same way as a line of the cart already, for the stay of its day or in the cart; null where there is nothing. What
 * comes with a package is as the club put it together.
 */
export function transferBefore(
  line: RidingLine,
  cart: readonly RidingLine[],
  stays: readonly Pick<StayToPlan, 'datein' | 'dateout' | 'transfers'>[],
): TransferBefore | null {
  const { itinerario, operationdate: day } = line
  const leg = itinerario?.trip
  if (line.belongsToPackage || day === null || (leg !== 'Arrival' && leg !== 'Departure')) return null
  const [held] = transfersThere({ leg, day }, stays)
  if (held) return { of: 'order', held }
  const own = cart.findIndex(({ uuid }) => uuid === line.uuid)
  const other = cart
    .slice(0, own === -1 ? undefined : own)
    .find((one) => one.operationdate === day && one.itinerario?.trip === leg)
  return other ? { of: 'cart', time: other.operationtime } : null
}

/** Whether its owner has to say that they want a second car that way: asked once, for its day and hour; nothing is forbidden. */
export function isAskedSecond(
  line: RidingLine,
  cart: readonly RidingLine[],
  stays: readonly Pick<StayToPlan, 'datein' | 'dateout' | 'transfers'>[],
): boolean {
  return line.keptSecond !== lineMomentKey(line) && transferBefore(line, cart, stays) !== null
}
