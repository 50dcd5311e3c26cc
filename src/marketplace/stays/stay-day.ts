import type { Day } from '../../kernel/day.ts'
import { isAt } from './during.ts'

/** The days of a stay that something may belong to: a late check-out to that of departure. */
export const EDGES_OF_STAY = ['arrival', 'departure'] as const
export type EdgeOfStay = (typeof EDGES_OF_STAY)[number]

/** Why something cannot be had on a day: it belongs to that of arrival, or to that of departure, and this is none. */
export type StayEdgeFault = 'arrival-day' | 'departure-day'

interface StayEdges {
  datein: Day
  dateout: Day
}

/** The days on which something that belongs to a day of the stay may be had, by the stays at its resort; `hotel` null: at any. */
export function daysOfStays(
  stayDay: EdgeOfStay,
  stays: readonly (StayEdges & { hotel: { id: number } })[],
  hotel: { id: number } | null,
): Day[] {
  const own = stays.filter((stay) => isAt({ hotel: stay.hotel }, hotel?.id ?? null))
  return [...new Set(own.map((stay) => edgeOf(stayDay, stay)))].toSorted()
}

/** The day of a stay. */
export function edgeOf(stayDay: EdgeOfStay, { datein, dateout }: StayEdges): Day {
  return stayDay === 'arrival' ? datein : dateout
}

/** Why a day will not do for something that belongs to a day of the stay; null where it does, or it belongs to none. */
export function stayDayFault(
  day: Day,
  { stayDay, resort }: { stayDay: EdgeOfStay | null; resort: { id: number } | null },
  stays: readonly (StayEdges & { resort: { id: number } })[],
): StayEdgeFault | null {
  if (stayDay === null) return null
  const own = stays.map((stay) => ({ ...stay, hotel: stay.resort }))
  if (daysOfStays(stayDay, own, resort).includes(day)) return null
  return stayDay === 'arrival' ? 'arrival-day' : 'departure-day'
}
