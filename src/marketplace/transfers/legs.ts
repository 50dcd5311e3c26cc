import type { Day } from '../../kernel/day.ts'
import type { Trip } from '../cart.ts'

/** A leg is the way there or the way back; a round trip has both, each a line of its own. */
export type Leg = Exclude<Trip, 'Round trip'>

/** A leg in a cart, as far as its trip goes. */
export interface LegLine {
  uuid: string
  detailId: number
  operationdate: Day | null
  operationtime: string
  itinerario: { trip: Trip; uuidTrip: string | null } | null
}

/**
 * The lines whose trip is none, by their uuid: a line that says to be a whole round trip, a second way there or back, one
 * in another vehicle, and a way back that does not come after the way there.
 */
export function brokenLegs(lines: readonly LegLine[]): Set<string> {
  const broken = new Set<string>()
  const trips = new Map<string, LegLine[]>()
  for (const line of lines) {
    const { itinerario } = line
    if (!itinerario) continue
    if (itinerario.trip === 'Round trip') broken.add(line.uuid)
    else if (itinerario.uuidTrip)
      trips.set(itinerario.uuidTrip, [...(trips.get(itinerario.uuidTrip) ?? []), line])
  }
  for (const [first, ...others] of trips.values()) {
    for (const [index, other] of others.entries())
      if (!first || index > 0 || !isOtherWay(first, other)) broken.add(other.uuid)
  }
  return broken
}

/** Whether two legs are the way there and, after it, the way back; days that are not chosen yet are no fault. */
function isOtherWay(one: LegLine, other: LegLine): boolean {
  if (one.detailId !== other.detailId || one.itinerario?.trip === other.itinerario?.trip) return false
  const [there, back] = one.itinerario?.trip === 'Arrival' ? [one, other] : [other, one]
  if (there.operationdate === null || back.operationdate === null) return true
  return (
    there.operationdate < back.operationdate ||
    (there.operationdate === back.operationdate && there.operationtime < back.operationtime)
  )
}
